# what: works on autocorrelations, so sigma2 is a share of the variance instead of a variance
def yule_walker(x, order):
    g = autocovariance(x, order)
    rho = g / g[0]
    R = np.eye(order)
    for i in range(order):
        for j in range(i):
            R[i, j] = R[j, i] = rho[i - j]
    phi = np.linalg.solve(R, rho[1:])
    return phi, 1 - np.sum(phi * rho[1:])
