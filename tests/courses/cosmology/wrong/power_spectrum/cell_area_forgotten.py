# the transform lacks the factor (L/n)^2, the area of a cell
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    contrast = rho / np.average(rho) - 1
    F = np.fft.fft2(contrast)
    P = (F.real**2 + F.imag**2) / box**2
    freq = np.fft.fftfreq(n, d=box / n) * 2 * np.pi
    k = np.linalg.norm(np.stack(np.meshgrid(freq, freq)), axis=0)
    def ring(lo, hi):
        s = (k >= lo) & (k < hi) & (k > 0)
        if not s.any():
            return 0.0, 0.0, 0
        return k[s].mean(), P[s].mean() - box**2 / n_galaxies, int(s.sum())
    rows = [ring(edges[i], edges[i + 1]) for i in range(len(edges) - 1)]
    return {"k": np.array([r[0] for r in rows]), "power": np.array([r[1] for r in rows]), "modes": np.array([r[2] for r in rows])}
