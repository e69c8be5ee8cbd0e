# what: instead of calling autocovariance, correlates the raw series without removing its mean
def yule_walker(x, order):
    n = len(x)
    full = np.correlate(x, x, "full") / n
    r = full[n - 1:n + order]
    M = r[np.abs(np.arange(order)[:, np.newaxis] - np.arange(order))]
    sol = np.linalg.solve(M, r[1:])
    return sol, r[0] - sol @ r[1:]
