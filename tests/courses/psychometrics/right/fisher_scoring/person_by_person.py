# what: one person after the other, lists
def fisher_scoring(X, a, b, c, variance, steps):
    n = X.shape[0]
    out, se, path = np.zeros(n), np.zeros(n), np.zeros((n, steps))
    for i in range(n):
        theta = np.zeros(1)
        for t in range(steps):
            P, slope = item_curves(theta, a, b, c)
            pq = P[0] * (1 - P[0])
            info = np.sum(slope[0] ** 2 / pq) + 1 / variance
            g = np.sum(slope[0] * (X[i] - P[0]) / pq) - theta / variance
            theta = theta + g / info
            path[i, t] = theta[0]
        out[i] = theta[0]
        se[i] = 1 / np.sqrt(info)
    return out, se, path
