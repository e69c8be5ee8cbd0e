# what: returns the lower edge of each shell instead of its middle
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    width = 0.5 * np.min(box) / bins
    i, j = np.triu_indices(n, k=1)
    counts = np.zeros(bins)
    for t in range(times):
        d = minimum_image(frames[i, :, t] - frames[j, :, t], box)
        shell = (np.sqrt(np.sum(d**2, axis=1)) / width).astype(int)
        for s in shell:
            if s < bins:
                counts[s] += 1
    r = width * np.arange(bins)
    if dim == 2:
        volume = np.pi * ((r + width) ** 2 - r**2)
    else:
        volume = 4 / 3 * np.pi * ((r + width) ** 3 - r**3)
    return r, counts / times / (0.5 * n * n / np.prod(box) * volume)
