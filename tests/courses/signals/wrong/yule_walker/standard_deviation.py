# what: returns the standard deviation of the noise instead of its variance
def yule_walker(x, order):
    g = autocovariance(x, order)
    i = np.arange(order)
    R = g[abs(i.reshape(-1, 1) - i.reshape(1, -1))]
    phi = np.linalg.solve(R, g[1:order + 1])
    sigma = np.sqrt(g[0] - phi @ g[1:order + 1])
    return phi, sigma
