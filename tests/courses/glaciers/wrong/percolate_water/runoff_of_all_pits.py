# summed the runoff over the pits instead of giving it for each pit
def percolate_water(water, mass, T, liquid):
    def layer(w, m, t, l):
        w = w + l
        f = min(w, -m * C_ICE * t / LATENT)
        m1 = m + f
        t1 = (m * C_ICE * t + f * LATENT) / (C_ICE * m1)
        l1 = min(w - f, IRREDUCIBLE * m1)
        return w - f - l1, m1, t1, l1

    a, b, c = np.empty_like(mass), np.empty_like(mass), np.empty_like(mass)
    runoff = 0
    for i in range(len(water)):
        w = water[i]
        for j in range(mass.shape[1]):
            w, a[i, j], b[i, j], c[i, j] = layer(w, mass[i, j], T[i, j], liquid[i, j])
        runoff += w
    return a, b, c, runoff
