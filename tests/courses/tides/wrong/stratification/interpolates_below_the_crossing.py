# interpolated from the crossing level to the one below it instead of from the one above to it
def stratification(S, T, z):
    sigma = sea_water_sigma(S, T)
    rho = sigma + RHO_0
    N2 = 2 * G * (rho[1:] - rho[:-1]) / (rho[1:] + rho[:-1]) / np.diff(z)[:, None]
    mld = np.full(sigma.shape[1], z[-1])
    for j in range(sigma.shape[1]):
        d = sigma[:, j] - sigma[0, j]
        idx = np.where(d >= STEP)[0]
        if len(idx) > 0:
            i = min(idx[0], len(z) - 2)
            mld[j] = z[i] + (STEP - d[i]) / (d[i + 1] - d[i]) * (z[i + 1] - z[i])
    return N2, mld
