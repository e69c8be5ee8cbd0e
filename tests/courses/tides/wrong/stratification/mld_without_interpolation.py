# took the depth of the first level that is dense enough instead of interpolating between it and the one above
def stratification(S, T, z):
    sigma = sea_water_sigma(S, T)
    rho = sigma + RHO_0
    rho_mid = 0.5 * (rho[:-1, :] + rho[1:, :])
    N2 = G * (rho[1:, :] - rho[:-1, :]) / (rho_mid * (z[1:] - z[:-1])[:, np.newaxis])
    dense = sigma - sigma[0] >= STEP
    first = np.argmax(dense, axis=0)
    mld = np.where(dense.any(axis=0), z[first], z[-1])
    return N2, mld
