# argmax finds the first level, no loops
def stratification(S, T, z):
    sig = sea_water_sigma(S, T)
    dz = z[1:] - z[:-1]
    N2 = G * (sig[1:] - sig[:-1]) / (dz[:, None] * (RHO_0 + 0.5 * (sig[1:] + sig[:-1])))
    e = sig - sig[0]
    reached = e >= STEP
    first = np.argmax(reached, axis=0)
    first = np.where(reached.any(axis=0), first, 1)
    col = np.arange(sig.shape[1])
    below, above = e[first, col], e[first - 1, col]
    inside = z[first] - (below - STEP) / (below - above) * dz[first - 1]
    return N2, np.where(reached.any(axis=0), inside, z[-1])
