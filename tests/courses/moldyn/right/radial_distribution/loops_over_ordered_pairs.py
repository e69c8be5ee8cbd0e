# what: counts ordered pairs and divides by twice as many
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    edges = np.linspace(0, 0.5 * box.min(), bins + 1)
    counts = [0] * bins
    for t in range(times):
        for i in range(n):
            for j in range(n):
                if i != j:
                    d = minimum_image(frames[i, :, t] - frames[j, :, t], box)
                    r = np.sqrt(d @ d)
                    for b in range(bins):
                        if edges[b] <= r < edges[b + 1]:
                            counts[b] += 1
    g = np.zeros(bins)
    for b in range(bins):
        if dim == 2:
            shell = np.pi * (edges[b + 1] ** 2 - edges[b] ** 2)
        else:
            shell = 4 * np.pi * (edges[b + 1] ** 3 - edges[b] ** 3) / 3
        g[b] = counts[b] / (times * n * (n / np.prod(box)) * shell)
    return 0.5 * (edges[:-1] + edges[1:]), g
