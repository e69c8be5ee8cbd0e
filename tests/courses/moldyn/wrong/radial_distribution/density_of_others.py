# what: takes (n - 1) / V for the density
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    width = 0.5 * np.min(box) / bins
    rows, cols = np.triu_indices(n, k=1)
    counts = np.zeros(bins)
    for frame in np.moveaxis(frames, -1, 0):
        d = minimum_image(frame[rows] - frame[cols], box)
        shell = (np.linalg.norm(d, axis=1) / width).astype(int)
        np.add.at(counts, shell[shell < bins], 1)
    edges = width * np.arange(bins + 1)
    ball = np.pi * edges**2 if dim == 2 else 4 / 3 * np.pi * edges**3
    density = (n - 1) / np.prod(box)
    return edges[:-1] + 0.5 * width, counts / (times * 0.5 * n * density * np.diff(ball))
