# what: lets np.histogram choose its own edges, from the smallest to the largest distance
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    rmax = 0.5 * np.min(box)
    i, j = np.triu_indices(n, k=1)
    every = []
    for t in range(times):
        d = minimum_image(frames[i, :, t] - frames[j, :, t], box)
        every.extend(np.sqrt(np.sum(d**2, axis=1)))
    every = np.array(every)
    counts, _ = np.histogram(every[every < rmax], bins=bins)
    edges = np.linspace(0, rmax, bins + 1)
    ball = np.pi * edges**2 if dim == 2 else 4 / 3 * np.pi * edges**3
    ideal = 0.5 * n * n / np.prod(box) * np.diff(ball)
    return 0.5 * (edges[:-1] + edges[1:]), counts / (times * ideal)
