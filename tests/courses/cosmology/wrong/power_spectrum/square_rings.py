# |k| is the larger of |kx| and |ky| instead of the root of the sum of squares
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    delta = rho / rho.mean() - 1
    P = np.abs(np.fft.fft2(delta)) ** 2 * (box / n) ** 4 / box**2
    q = np.abs(2 * np.pi * np.fft.fftfreq(n, d=box / n))
    kk = np.maximum(q[:, None], q[None, :])
    B = len(edges) - 1
    k, p, m = np.zeros(B), np.zeros(B), np.zeros(B, int)
    for b in range(B):
        s = (kk >= edges[b]) & (kk < edges[b + 1]) & (kk > 0)
        m[b] = s.sum()
        if m[b] > 0:
            k[b] = kk[s].mean()
            p[b] = P[s].mean() - box**2 / n_galaxies
    return {"k": k, "power": p, "modes": m}
