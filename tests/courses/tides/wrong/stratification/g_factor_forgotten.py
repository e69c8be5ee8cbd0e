# left out the acceleration of gravity in N2 instead of multiplying by g
def stratification(S, T, z):
    sigma = sea_water_sigma(S, T)
    rho = RHO_0 + sigma
    dz = np.diff(z)
    middle = (rho[1:] + rho[:-1]) / 2
    N2 = 1 / middle * np.diff(sigma, axis=0) / dz[:, None]
    n, m = sigma.shape
    mld = np.full(m, z[-1])
    for j in range(m):
        excess = sigma[:, j] - sigma[0, j]
        for i in range(1, n):
            if excess[i] >= STEP:
                share = (STEP - excess[i - 1]) / (excess[i] - excess[i - 1])
                mld[j] = z[i - 1] + share * dz[i - 1]
                break
    return N2, mld
