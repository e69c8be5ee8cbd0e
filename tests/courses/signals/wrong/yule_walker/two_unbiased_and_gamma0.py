# what: autocovariances are written out with divisor n-k, and sigma2 is gamma0 with nothing subtracted
def yule_walker(x, order):
    m = x.mean()
    n = len(x)
    g = []
    for k in range(order + 1):
        s = 0.
        for t in range(n - k):
            s += (x[t] - m) * (x[t + k] - m)
        g.append(s / (n - k))
    g = np.array(g)
    R = np.array([[g[abs(i - j)] for j in range(order)] for i in range(order)])
    phi = np.linalg.solve(R, g[1:])
    return phi, g[0]
