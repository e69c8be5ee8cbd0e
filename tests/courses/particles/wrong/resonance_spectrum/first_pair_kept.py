# kept the first pair of opposite charge instead of looking for the nearest one
def resonance_spectrum(pt, eta, phi, mass, charge, weight, edges):
    e, n = charge.shape
    best = np.zeros(e)
    for k in range(e):
        m = pair_masses(pt[k], eta[k], phi[k], mass[k])[1]
        for i in range(n):
            for j in range(i + 1, n):
                if best[k] == 0 and charge[k, i] + charge[k, j] == 0:
                    best[k] = m[i, j]
    nb = len(edges) - 1
    h, h2 = np.zeros(nb), np.zeros(nb)
    for k in range(e):
        for b in range(nb):
            if edges[b] <= best[k] < edges[b + 1]:
                h[b] += weight[k]
                h2[b] += weight[k] ** 2
    return {"best": best, "density": h / np.diff(edges), "error": h2**0.5 / np.diff(edges)}
