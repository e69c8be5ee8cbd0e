# what: runs over all ordered pairs, so each counts twice, and divides by the pairs once
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    dr = 0.5 * np.min(box) / bins
    counts = np.zeros(bins)
    for t in range(times):
        for i in range(n):
            for j in range(n):
                if j == i:
                    continue
                d = minimum_image(frames[i, :, t] - frames[j, :, t], box)
                s = int(np.linalg.norm(d) / dr)
                if s < bins:
                    counts[s] += 1
    edges = dr * np.arange(bins + 1)
    ball = np.pi * edges**2 if dim == 2 else 4 / 3 * np.pi * edges**3
    ideal = 0.5 * n * n / np.prod(box) * np.diff(ball)
    return edges[:-1] + dr / 2, counts / (times * ideal)
