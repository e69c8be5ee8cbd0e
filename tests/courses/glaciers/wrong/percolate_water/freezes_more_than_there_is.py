# froze as much as the cold allows instead of at most the water that is there
def percolate_water(water, mass, T, liquid):
    pits, layers = mass.shape
    M = np.zeros((pits, layers))
    TT = np.zeros((pits, layers))
    LW = np.zeros((pits, layers))
    runoff = np.zeros(pits)
    for p in range(pits):
        w = water[p]
        for l in range(layers):
            w = w + liquid[p, l]
            f = -mass[p, l] * C_ICE * T[p, l] / LATENT
            M[p, l] = mass[p, l] + f
            TT[p, l] = (mass[p, l] * C_ICE * T[p, l] + f * LATENT) / (C_ICE * M[p, l])
            w = max(w - f, 0)
            LW[p, l] = min(w, IRREDUCIBLE * M[p, l])
            w = w - LW[p, l]
        runoff[p] = w
    return M, TT, LW, runoff
