# right: positive against negative particles, and searchsorted
def resonance_spectrum(pt, eta, phi, mass, charge, weight, edges):
    best = np.zeros(len(weight))
    for i in range(len(weight)):
        plus, minus = np.flatnonzero(charge[i] > 0), np.flatnonzero(charge[i] < 0)
        m = pair_masses(pt[i], eta[i], phi[i], mass[i])[1]
        found = sorted(m[np.ix_(plus, minus)].ravel(), key=lambda v: (v - Z_MASS) ** 2)
        if found:
            best[i] = found[0]
    nb = len(edges) - 1
    h, h2 = np.zeros(nb), np.zeros(nb)
    for w, b in zip(weight, np.searchsorted(edges, best, side="right") - 1):
        if 0 <= b < nb:
            h[b] += w
            h2[b] += w * w
    return {"best": best, "density": h / np.diff(edges), "error": np.sqrt(h2) / np.diff(edges)}
