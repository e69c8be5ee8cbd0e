# used the number of digitize as the bin's index instead of one less
def resonance_spectrum(pt, eta, phi, mass, charge, weight, edges):
    best = np.zeros(len(pt))
    for i in range(len(pt)):
        masses = pair_masses(pt[i], eta[i], phi[i], mass[i])[1]
        pairs = []
        for j in range(pt.shape[1]):
            for k in range(j):
                if charge[i, j] * charge[i, k] < 0:
                    pairs.append(masses[j, k])
        if len(pairs) > 0:
            best[i] = min(pairs, key=lambda m: abs(m - Z_MASS))
    nbins = len(edges) - 1
    sum_w, sum_w2 = np.zeros(nbins), np.zeros(nbins)
    for w, where in zip(weight, np.digitize(best, edges)):
        if where < nbins:
            sum_w[where] += w
            sum_w2[where] += w**2
    width = np.diff(edges)
    return {"best": best, "density": sum_w / width, "error": np.sqrt(sum_w2) / width}
