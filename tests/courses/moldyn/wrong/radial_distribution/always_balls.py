# what: uses the volume of balls in two dimensions, too
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    rmax = min(box) / 2
    edges = np.linspace(0, rmax, bins + 1)
    i, j = np.triu_indices(n, k=1)
    counts = np.zeros(bins)
    for t in range(times):
        d = minimum_image(frames[i, :, t] - frames[j, :, t], box)
        counts += np.histogram(np.sqrt((d**2).sum(1)), bins=edges)[0]
    shells = 4 / 3 * np.pi * (edges[1:] ** 3 - edges[:-1] ** 3)
    ideal = times * 0.5 * n * n / np.prod(box) * shells
    return 0.5 * (edges[1:] + edges[:-1]), counts / ideal
