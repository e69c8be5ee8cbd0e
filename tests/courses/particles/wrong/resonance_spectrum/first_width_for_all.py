# divided all bins by the width of the first one instead of each by its own
def resonance_spectrum(pt, eta, phi, mass, charge, weight, edges):
    def choose(k):
        m = pair_masses(pt[k], eta[k], phi[k], mass[k])[1]
        ok = np.multiply.outer(charge[k], charge[k]) == -1
        if not np.any(ok):
            return 0.0
        gap = np.where(ok, np.abs(m - Z_MASS), np.inf)
        return m.ravel()[gap.argmin()]

    best = np.array([choose(k) for k in range(pt.shape[0])])
    width = edges[1] - edges[0]
    inside = (best[:, None] >= edges[:-1]) & (best[:, None] < edges[1:])
    density = weight @ inside / width
    error = np.sqrt(weight**2 @ inside) / width
    return {"best": best, "density": density, "error": error}
