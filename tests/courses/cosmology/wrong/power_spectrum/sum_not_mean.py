# the power of a ring is the sum over its modes, not their mean (less the shot noise once)
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    delta = rho / rho.mean() - 1
    P = (np.abs(np.fft.fft2(delta)) * (box / n) ** 2 / box) ** 2
    f = 2 * np.pi * np.fft.fftfreq(n, box / n)
    size = np.sqrt(f[:, None] ** 2 + f**2)
    res = dict(k=np.zeros(len(edges) - 1), power=np.zeros(len(edges) - 1), modes=np.zeros(len(edges) - 1, int))
    for i in range(len(edges) - 1):
        take = (size > 0) & (size >= edges[i]) & (size < edges[i + 1])
        cnt = int(take.sum())
        res["modes"][i] = cnt
        if cnt:
            res["k"][i] = size[take].sum() / cnt
            res["power"][i] = P[take].sum() - box**2 / n_galaxies
    return res
