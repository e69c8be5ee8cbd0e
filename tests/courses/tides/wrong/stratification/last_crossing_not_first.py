# kept the deepest crossing of the threshold instead of stopping at the first one
def stratification(S, T, z):
    dens = sea_water_sigma(S, T) + RHO_0
    nz, ns = dens.shape
    N2 = np.empty((nz - 1, ns))
    mld = np.empty(ns)
    for s in range(ns):
        col = dens[:, s]
        for i in range(nz - 1):
            N2[i, s] = G * (col[i + 1] - col[i]) / (z[i + 1] - z[i]) / ((col[i] + col[i + 1]) / 2)
        mld[s] = z[nz - 1]
        limit = col[0] + STEP
        for i in range(nz - 1):
            if col[i + 1] >= limit:
                mld[s] = z[i] + (limit - col[i]) * (z[i + 1] - z[i]) / (col[i + 1] - col[i])
    return N2, mld
