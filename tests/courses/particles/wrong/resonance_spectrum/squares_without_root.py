# returned the sum of the squared weights instead of its root as the error
def resonance_spectrum(pt, eta, phi, mass, charge, weight, edges):
    n_events = len(weight)
    best = np.zeros(n_events)
    for i in range(n_events):
        plus = np.where(charge[i] > 0)[0]
        minus = np.where(charge[i] < 0)[0]
        m = pair_masses(pt[i], eta[i], phi[i], mass[i])[1]
        closest = np.inf
        for a in plus:
            for b in minus:
                if abs(m[a, b] - Z_MASS) < closest:
                    closest = abs(m[a, b] - Z_MASS)
                    best[i] = m[a, b]
    dm = edges[1:] - edges[:-1]
    density = np.histogram(best, edges, weights=weight)[0] / dm
    error = np.histogram(best, edges, weights=weight * weight)[0] / dm
    return {"best": best, "density": density, "error": error}
