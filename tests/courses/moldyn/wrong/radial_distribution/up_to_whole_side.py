# what: divides the whole shortest side into shells, not half of it
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    edges = np.linspace(0, np.min(box), bins + 1)
    i, j = np.triu_indices(n, k=1)
    counts = np.zeros(bins)
    for t in range(times):
        d = minimum_image(frames[i, :, t] - frames[j, :, t], box)
        counts += np.histogram(np.sqrt(np.sum(d**2, axis=1)), edges)[0]
    ball = np.pi * edges**2 if dim == 2 else 4 / 3 * np.pi * edges**3
    ideal = 0.5 * n * n / np.prod(box) * np.diff(ball)
    return (edges[:-1] + edges[1:]) / 2, counts / (times * ideal)
