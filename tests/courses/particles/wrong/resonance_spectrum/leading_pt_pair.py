# took the pair with the largest sum of pt instead of the one nearest to the Z mass
def resonance_spectrum(pt, eta, phi, mass, charge, weight, edges):
    best = []
    for p, h, f, m, q in zip(pt, eta, phi, mass, charge):
        table = pair_masses(p, h, f, m)[1]
        chosen, top = 0.0, -1.0
        for i in range(len(p)):
            for j in range(i):
                if q[i] * q[j] < 0 and p[i] + p[j] > top:
                    top = p[i] + p[j]
                    chosen = table[i, j]
        best.append(chosen)
    best = np.array(best)
    density, error = [], []
    for lo, hi in zip(edges[:-1], edges[1:]):
        w = weight[(lo <= best) & (best < hi)]
        density.append(w.sum() / (hi - lo))
        error.append(np.sqrt((w**2).sum()) / (hi - lo))
    return {"best": best, "density": np.array(density), "error": np.array(error)}
