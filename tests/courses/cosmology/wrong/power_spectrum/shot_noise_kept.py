# the shot noise is not subtracted
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    overdensity = (rho - np.mean(rho)) / np.mean(rho)
    ft = np.fft.fft2(overdensity) * (box / n) ** 2
    P2d = (ft * ft.conj()).real / box**2
    k1 = np.fft.fftfreq(n) * n * 2 * np.pi / box
    KX, KY = np.meshgrid(k1, k1, indexing="ij")
    K = np.sqrt(KX**2 + KY**2)
    nb = len(edges) - 1
    k, p, m = np.zeros(nb), np.zeros(nb), np.zeros(nb, dtype=int)
    for b in range(nb):
        inside = np.logical_and(K >= edges[b], K < edges[b + 1]) & (K != 0)
        if inside.any():
            m[b] = inside.sum()
            k[b] = K[inside].sum() / m[b]
            p[b] = P2d[inside].sum() / m[b]
    return {"k": k, "power": p, "modes": m}
