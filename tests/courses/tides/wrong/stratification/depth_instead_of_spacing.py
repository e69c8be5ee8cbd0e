# divided by the depth of the lower level instead of by the distance between the two levels
def stratification(S, T, z):
    sig = sea_water_sigma(S, T)
    n, m = sig.shape
    N2 = np.zeros((n - 1, m))
    for i in range(1, n):
        mean_density = RHO_0 + (sig[i] + sig[i - 1]) / 2
        N2[i - 1] = G / mean_density * (sig[i] - sig[i - 1]) / z[i]
    mld = []
    for j in range(m):
        limit = sig[0, j] + STEP
        found = z[n - 1]
        for i in range(1, n):
            if sig[i, j] >= limit:
                found = z[i - 1] + (limit - sig[i - 1, j]) * (z[i] - z[i - 1]) / (
                    sig[i, j] - sig[i - 1, j]
                )
                break
        mld.append(found)
    return N2, np.array(mld)
