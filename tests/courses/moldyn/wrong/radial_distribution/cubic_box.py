# what: takes the volume of a cube of the shortest side for that of the box
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    L = np.min(box)
    width = L / 2 / bins
    i, j = np.triu_indices(n, k=1)
    counts = np.zeros(bins)
    for t in range(times):
        d = minimum_image(frames[i, :, t] - frames[j, :, t], box)
        shell = (np.sqrt(np.sum(d**2, axis=1)) / width).astype(int)
        np.add.at(counts, shell[shell < bins], 1)
    edges = width * np.arange(bins + 1)
    ball = np.pi * edges**2 if dim == 2 else 4 / 3 * np.pi * edges**3
    ideal = 0.5 * n * n / L**dim * np.diff(ball)
    return edges[:-1] + 0.5 * width, counts / (times * ideal)
