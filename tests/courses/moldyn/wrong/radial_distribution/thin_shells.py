# what: takes 4 pi r^2 dr, the volume of a thin shell, instead of the difference of two balls
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    dr = 0.5 * np.min(box) / bins
    r = dr * (np.arange(bins) + 0.5)
    ii, jj = np.triu_indices(n, 1)
    counts = np.zeros(bins)
    for t in range(times):
        dist = np.linalg.norm(minimum_image(frames[ii, :, t] - frames[jj, :, t], box), axis=1)
        counts += np.histogram(dist, bins=bins, range=(0, 0.5 * np.min(box)))[0]
    shell = 2 * np.pi * r * dr if dim == 2 else 4 * np.pi * r**2 * dr
    rho = n / np.prod(box)
    return r, counts / (times * 0.5 * n * rho * shell)
