# k is the middle of the ring's edges instead of the mean wavenumber of its modes
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    h = box / n
    d = rho / rho.mean() - 1
    P = np.abs(np.fft.fft2(d)) ** 2 * h**4 / box**2
    q = 2 * np.pi * np.fft.fftfreq(n, d=h)
    K = np.sqrt(q[:, None] ** 2 + q[None, :] ** 2)
    which = [(K >= lo) & (K < hi) & (K > 0) for lo, hi in zip(edges[:-1], edges[1:])]
    modes = np.array([m.sum() for m in which])
    centre = 0.5 * (edges[:-1] + edges[1:])
    k = np.where(modes > 0, centre, 0.0)
    power = np.array([P[m].mean() - box**2 / n_galaxies if m.any() else 0.0 for m in which])
    return {"k": k, "power": power, "modes": modes}
