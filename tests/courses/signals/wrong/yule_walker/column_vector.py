# what: phi is a column of shape (p, 1) and sigma2 of shape (1, 1), instead of (p,) and a number
def yule_walker(x, order):
    g = autocovariance(x, order).reshape(-1, 1)
    R = np.zeros((order, order))
    for i in range(order):
        for j in range(order):
            R[i, j] = g[abs(i - j), 0]
    phi = np.linalg.inv(R) @ g[1:]
    return phi, g[0] - phi.T @ g[1:]
