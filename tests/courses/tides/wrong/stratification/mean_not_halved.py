# divided by the sum of the two densities instead of by their mean
def stratification(S, T, z):
    sig = sea_water_sigma(S, T)
    levels, stations = sig.shape
    N2 = np.zeros((levels - 1, stations))
    for i in range(levels - 1):
        gradient = (sig[i + 1] - sig[i]) / (z[i + 1] - z[i])
        N2[i] = G / (2 * RHO_0 + sig[i] + sig[i + 1]) * gradient
    mld = np.zeros(stations)
    for s in range(stations):
        target = sig[0, s] + STEP
        mld[s] = z[-1]
        for i in range(1, levels):
            if sig[i, s] >= target:
                w = (target - sig[i - 1, s]) / (sig[i, s] - sig[i - 1, s])
                mld[s] = (1 - w) * z[i - 1] + w * z[i]
                break
    return N2, mld
