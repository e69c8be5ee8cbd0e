# what: adds with counts[shell] += 1, where several pairs in one shell count once
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    width = 0.5 * np.min(box) / bins
    i, j = np.triu_indices(n, k=1)
    counts = np.zeros(bins)
    for t in range(times):
        d = minimum_image(frames[i, :, t] - frames[j, :, t], box)
        shell = (np.sqrt(np.sum(d**2, axis=1)) / width).astype(int)
        counts[shell[shell < bins]] += 1
    edges = width * np.arange(bins + 1)
    ball = np.pi * edges**2 if dim == 2 else 4 / 3 * np.pi * edges**3
    density = n / np.prod(box)
    ideal = 0.5 * n * density * np.diff(ball)
    return edges[:-1] + 0.5 * width, counts / (times * ideal)
