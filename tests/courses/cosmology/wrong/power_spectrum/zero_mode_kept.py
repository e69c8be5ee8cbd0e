# the mode k = 0 is counted in the first ring when that begins at zero
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    a = box / n
    d = rho / rho.mean() - 1
    P = np.abs(a**2 * np.fft.fft2(d)) ** 2 / box**2
    g = 2 * np.pi * np.fft.fftfreq(n, d=a)
    K = np.sqrt(g[:, None] ** 2 + g**2)
    nb = len(edges) - 1
    ks, ps, ms = np.zeros(nb), np.zeros(nb), np.zeros(nb, int)
    for b in range(nb):
        w = (K >= edges[b]) & (K < edges[b + 1])
        ms[b] = w.sum()
        if ms[b]:
            ks[b] = K[w].mean()
            ps[b] = P[w].mean() - box**2 / n_galaxies
    return {"k": ks, "power": ps, "modes": ms}
