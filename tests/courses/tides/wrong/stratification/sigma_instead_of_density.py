# divided by the anomaly sigma instead of by the whole density
def stratification(S, T, z):
    sigma = sea_water_sigma(S, T)
    dsdz = (sigma[1:] - sigma[:-1]) / (z[1:] - z[:-1]).reshape(-1, 1)
    N2 = G * dsdz / (0.5 * (sigma[1:] + sigma[:-1]))

    def mixed(profile):
        limit = profile[0] + STEP
        for i in range(1, len(profile)):
            if profile[i] >= limit:
                slope = (z[i] - z[i - 1]) / (profile[i] - profile[i - 1])
                return z[i - 1] + slope * (limit - profile[i - 1])
        return z[-1]

    mld = np.array([mixed(sigma[:, j]) for j in range(sigma.shape[1])])
    return N2, mld
