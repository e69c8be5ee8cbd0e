# what: takes no nearest images, and does not divide by the number of frames
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    rmax = 0.5 * np.min(box)
    edges = np.linspace(0, rmax, bins + 1)
    counts = np.zeros(bins)
    for t in range(times):
        for i in range(n - 1):
            r = np.linalg.norm(frames[i + 1 :, :, t] - frames[i, :, t], axis=1)
            counts += np.histogram(r, bins=edges)[0]
    ball = np.pi * edges**2 if dim == 2 else 4 / 3 * np.pi * edges**3
    ideal = 0.5 * n * n / np.prod(box) * np.diff(ball)
    return 0.5 * (edges[1:] + edges[:-1]), counts / ideal
