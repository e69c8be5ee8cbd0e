# the wavenumbers lack the factor 2 pi
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    dlt = rho / rho.mean() - 1
    P = np.abs(np.fft.fft2(dlt) * (box / n) ** 2) ** 2 / box**2
    fx = np.fft.fftfreq(n, d=box / n)
    kk = np.sqrt(fx[:, None] ** 2 + fx[None, :] ** 2)
    shot = box**2 / n_galaxies
    nb = len(edges) - 1
    K, W, M = np.zeros(nb), np.zeros(nb), np.zeros(nb, int)
    for i in range(nb):
        r = (edges[i] <= kk) & (kk < edges[i + 1]) & (kk > 0)
        M[i] = np.sum(r)
        if M[i]:
            K[i], W[i] = kk[r].mean(), P[r].mean() - shot
    return {"k": K, "power": W, "modes": M}
