# what: counts each pair once, but divides by n rho V, as if it counted twice
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    dr = box.min() / 2 / bins
    hist = np.zeros(bins)
    for t in range(times):
        for i in range(n):
            for j in range(i + 1, n):
                d = minimum_image(frames[i, :, t] - frames[j, :, t], box)
                b = int(np.sqrt(np.sum(d**2)) // dr)
                if b < bins:
                    hist[b] += 1
    lo = dr * np.arange(bins)
    hi = lo + dr
    if dim == 2:
        vol = np.pi * (hi**2 - lo**2)
    else:
        vol = 4 * np.pi / 3 * (hi**3 - lo**3)
    rho = n / np.prod(box)
    g = hist / (times * n * rho * vol)
    return (lo + hi) / 2, g
