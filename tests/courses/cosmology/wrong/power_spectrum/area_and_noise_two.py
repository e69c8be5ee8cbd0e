# the factor (L/n)^2 of the transform is missing, and the shot noise is not subtracted
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    P = np.abs(np.fft.fft2(rho / rho.mean() - 1)) ** 2 / box**2
    w = 2 * np.pi * np.fft.fftfreq(n, d=box / n)
    kk = np.sqrt(w[:, None] ** 2 + w[None, :] ** 2)
    rings = [(kk >= edges[i]) & (kk < edges[i + 1]) & (kk > 0) for i in range(len(edges) - 1)]
    return {
        "k": np.array([kk[r].mean() if r.any() else 0.0 for r in rings]),
        "power": np.array([P[r].mean() if r.any() else 0.0 for r in rings]),
        "modes": np.array([r.sum() for r in rings]),
    }
