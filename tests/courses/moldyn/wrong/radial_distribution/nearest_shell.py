# what: rounds to the nearest shell's number instead of down
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    width = 0.5 * np.min(box) / bins
    i, j = np.triu_indices(n, k=1)
    counts = np.zeros(bins)
    for t in range(times):
        d = minimum_image(frames[i, :, t] - frames[j, :, t], box)
        r = np.sqrt(np.sum(d**2, axis=1))
        index = np.rint(r / width).astype(int)
        index = index[index < bins]
        np.add.at(counts, index, 1)
    edges = width * np.arange(bins + 1)
    ball = np.pi * edges**2 if dim == 2 else 4 / 3 * np.pi * edges**3
    ideal = 0.5 * n * n / np.prod(box) * np.diff(ball)
    return edges[:-1] + 0.5 * width, counts / (times * ideal)
