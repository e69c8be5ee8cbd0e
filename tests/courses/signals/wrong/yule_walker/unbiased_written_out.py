# what: instead of calling autocovariance, computes it with divisor n-k
def yule_walker(x, order):
    N = len(x)
    xc = x - np.mean(x)
    r = np.zeros(order + 1)
    for k in range(order + 1):
        r[k] = np.sum(xc[:N - k] * xc[k:]) / (N - k)
    R = np.zeros((order, order))
    for i in range(order):
        for j in range(order):
            R[i][j] = r[abs(i - j)]
    phi = np.linalg.solve(R, r[1:])
    sigma2 = r[0] - np.dot(phi, r[1:])
    return phi, sigma2
