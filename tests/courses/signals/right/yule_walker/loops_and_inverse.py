def yule_walker(x, order):
    n = len(x)
    d = x - x.mean()
    g = [float(np.sum(d[k:] * d[:n - k])) / n for k in range(order + 1)]
    big = np.zeros((order, order))
    rhs = np.zeros(order)
    for i in range(order):
        rhs[i] = g[i + 1]
        for j in range(order):
            big[i, j] = g[abs(i - j)]
    coef = np.linalg.inv(big).dot(rhs)
    noise = g[0]
    for i in range(order):
        noise -= coef[i] * g[i + 1]
    return coef, noise
