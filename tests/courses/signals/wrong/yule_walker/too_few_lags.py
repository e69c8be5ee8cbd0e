# what: asks autocovariance for order-1 lags only; the index of the last lag does not exist (crash)
def yule_walker(x, order):
    g = autocovariance(x, order - 1)
    R = np.array([[g[abs(i - j)] for j in range(order)] for i in range(order)])
    r = np.array([g[i + 1] for i in range(order)])
    phi = np.linalg.solve(R, r)
    return phi, g[0] - phi @ r
