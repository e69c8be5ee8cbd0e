# the contrast is the density minus its mean, not divided by the mean
def power_spectrum(rho, box, edges, n_galaxies):
    n = rho.shape[0]
    h = box / n
    d = rho - rho.mean()
    P = np.abs(np.fft.fft2(d)) ** 2 * h**4 / box**2
    kx = 2 * np.pi * np.fft.fftfreq(n, h)
    kk = np.hypot(kx[:, None], kx)
    res = {"k": [], "power": [], "modes": []}
    for lo, hi in zip(edges[:-1], edges[1:]):
        sel = (kk >= lo) & (kk < hi) & (kk > 0)
        c = sel.sum()
        res["modes"].append(c)
        res["k"].append(kk[sel].mean() if c else 0.0)
        res["power"].append(P[sel].mean() - box**2 / n_galaxies if c else 0.0)
    return {key: np.array(v) for key, v in res.items()}
