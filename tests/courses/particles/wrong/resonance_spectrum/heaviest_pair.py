# took the heaviest pair instead of the one nearest to the Z mass
def resonance_spectrum(pt, eta, phi, mass, charge, weight, edges):
    n_events, n = pt.shape
    best = np.zeros(n_events)
    for ev in range(n_events):
        _, m = pair_masses(pt[ev], eta[ev], phi[ev], mass[ev])
        for i in range(n):
            for j in range(i + 1, n):
                if charge[ev, i] != charge[ev, j] and m[i, j] > best[ev]:
                    best[ev] = m[i, j]
    widths = np.diff(edges)
    content, _ = np.histogram(best, bins=edges, weights=weight)
    squares, _ = np.histogram(best, bins=edges, weights=weight**2)
    return {"best": best, "density": content / widths, "error": np.sqrt(squares) / widths}
