# what: returns the upper edges, and divides by n rho V without the half
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    width = 0.5 * np.min(box) / bins
    i, j = np.triu_indices(n, k=1)
    counts = np.zeros(bins)
    for t in range(times):
        d = minimum_image(frames[i, :, t] - frames[j, :, t], box)
        shell = (np.sqrt(np.sum(d**2, axis=1)) / width).astype(int)
        np.add.at(counts, shell[shell < bins], 1)
    edges = width * np.arange(bins + 1)
    ball = np.pi * edges**2 if dim == 2 else 4 / 3 * np.pi * edges**3
    ideal = n * n / np.prod(box) * np.diff(ball)
    return edges[1:], counts / (times * ideal)
