# station by station and level by level
def stratification(S, T, z):
    dens = RHO_0 + sea_water_sigma(S, T)
    levels, stations = dens.shape
    N2 = np.zeros((levels - 1, stations))
    mld = np.zeros(stations)
    for s in range(stations):
        for i in range(levels - 1):
            N2[i, s] = (
                2
                * G
                * (dens[i + 1, s] - dens[i, s])
                / ((dens[i + 1, s] + dens[i, s]) * (z[i + 1] - z[i]))
            )
        i = 1
        while i < levels and dens[i, s] - dens[0, s] < STEP:
            i += 1
        if i == levels:
            mld[s] = z[levels - 1]
        else:
            limit = dens[0, s] + STEP
            w = (limit - dens[i - 1, s]) / (dens[i, s] - dens[i - 1, s])
            mld[s] = (1 - w) * z[i - 1] + w * z[i]
    return N2, mld
