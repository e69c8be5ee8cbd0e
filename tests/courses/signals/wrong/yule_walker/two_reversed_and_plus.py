# what: phi is returned oldest lag first, and sigma2 adds the explained part
def yule_walker(x, order):
    g = autocovariance(x, order)
    k = np.arange(order)
    phi = np.linalg.solve(g[np.abs(k[:, None] - k)], g[1:])
    sigma2 = g[0] + np.dot(phi, g[1:])
    return phi[::-1].copy(), sigma2
