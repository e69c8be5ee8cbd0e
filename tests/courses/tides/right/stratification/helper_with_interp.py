# a helper for a profile, with np.interp between two levels
def stratification(S, T, z):
    sigma = sea_water_sigma(S, T)

    def mixed_depth(profile):
        rise = profile - profile[0]
        hits = np.flatnonzero(rise >= STEP)
        if hits.size == 0:
            return z[-1]
        i = hits[0]
        return np.interp(STEP, rise[i - 1 : i + 1], z[i - 1 : i + 1])

    mld = np.array([mixed_depth(p) for p in sigma.T])
    rho = sigma + RHO_0
    gradient = np.diff(rho, axis=0) / np.diff(z).reshape(-1, 1)
    return G * gradient / (0.5 * rho[1:] + 0.5 * rho[:-1]), mld
