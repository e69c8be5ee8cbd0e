# what: does not divide by the number of frames
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    width = 0.5 * np.min(box) / bins
    i, j = np.triu_indices(n, k=1)
    d = minimum_image(np.moveaxis(frames[i] - frames[j], 1, -1), box)
    r = np.linalg.norm(d, axis=-1).ravel()
    counts, edges = np.histogram(r, bins=bins, range=(0.0, width * bins))
    ball = np.pi * edges**2 if dim == 2 else 4 / 3 * np.pi * edges**3
    density = n / np.prod(box)
    g = counts / (0.5 * n * density * np.diff(ball))
    return edges[:-1] + 0.5 * width, g
