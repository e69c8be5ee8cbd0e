# what: all frames at once, np.histogram with a range
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    rmax = np.min(box) / 2
    d = minimum_image(np.moveaxis(frames[:, None] - frames[None, :], 2, -1), box)
    r = np.linalg.norm(d, axis=-1)[np.triu_indices(n, 1)]
    h, e = np.histogram(r.ravel(), bins=bins, range=(0, rmax))
    V = (e[1:] - e[:-1]) * (np.pi * (e[1:] + e[:-1]) if dim == 2 else 4 / 3 * np.pi * (e[1:] ** 2 + e[1:] * e[:-1] + e[:-1] ** 2))
    return (e[1:] + e[:-1]) / 2, 2 * h * np.prod(box) / (times * n**2 * V)
