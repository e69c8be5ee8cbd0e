# what: counts each particle as its own neighbour at distance zero
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    width = 0.5 * np.min(box) / bins
    counts = np.zeros(bins)
    for t in range(times):
        y = frames[:, :, t]
        d = minimum_image(y[:, None, :] - y[None, :, :], box)
        r = np.sqrt(np.sum(d**2, axis=-1)).ravel()
        shell = (r / width).astype(int)
        counts += np.bincount(shell[shell < bins], minlength=bins)
    edges = width * np.arange(bins + 1)
    ball = np.pi * edges**2 if dim == 2 else 4 / 3 * np.pi * edges**3
    density = n / np.prod(box)
    ideal = n * density * np.diff(ball)
    return edges[:-1] + 0.5 * width, counts / (times * ideal)
