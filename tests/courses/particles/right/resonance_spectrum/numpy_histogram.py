# right: pairs in loops and numpy's histogram
def resonance_spectrum(pt, eta, phi, mass, charge, weight, edges):
    n_events, n = pt.shape
    best = np.zeros(n_events)
    for ev in range(n_events):
        _, m = pair_masses(pt[ev], eta[ev], phi[ev], mass[ev])
        nearest = np.inf
        for i in range(n):
            for j in range(i + 1, n):
                gap = abs(m[i, j] - Z_MASS)
                if charge[ev, i] != charge[ev, j] and gap < nearest:
                    nearest, best[ev] = gap, m[i, j]
    widths = np.diff(edges)
    content, _ = np.histogram(best, bins=edges, weights=weight)
    squares, _ = np.histogram(best, bins=edges, weights=weight**2)
    return {"best": best, "density": content / widths, "error": np.sqrt(squares) / widths}
