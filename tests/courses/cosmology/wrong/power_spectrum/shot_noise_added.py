# the shot noise is added instead of subtracted
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    d = rho / rho.mean() - 1
    raw = np.abs(np.fft.fft2(d)) ** 2 * box**2 / n**4
    f = 2 * np.pi * np.fft.fftfreq(n, box / n)
    kabs = np.sqrt(np.add.outer(f**2, f**2)).ravel()
    raw = raw.ravel() + box**2 / n_galaxies
    ok = kabs > 0
    kabs, raw = kabs[ok], raw[ok]
    cnt = np.array([np.count_nonzero((kabs >= a) & (kabs < b)) for a, b in zip(edges, edges[1:])])
    ks = np.array([kabs[(kabs >= a) & (kabs < b)].sum() for a, b in zip(edges, edges[1:])])
    ps = np.array([raw[(kabs >= a) & (kabs < b)].sum() for a, b in zip(edges, edges[1:])])
    safe = np.maximum(cnt, 1)
    return {"k": ks / safe, "power": ps / safe, "modes": cnt}
