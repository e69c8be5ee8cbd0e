# what: the right-hand side is gamma[0..p-1] instead of gamma[1..p]
def yule_walker(x, order):
    g = autocovariance(x, order)
    R = np.zeros((order, order))
    for i in range(order):
        for j in range(order):
            R[i, j] = g[abs(i - j)]
    r = g[:order]
    phi = np.linalg.solve(R, r)
    s2 = g[0] - np.sum(phi * g[1:order + 1])
    return phi, s2
