# the gradient is set to zero before the loop and not in it: it accumulates over the steps
def fisher_scoring(X, a, b, c, variance, steps):
    n, k = X.shape
    theta = np.zeros(n)
    grad = np.zeros(n)
    path = np.zeros((n, steps))
    for t in range(steps):
        P, slope = item_curves(theta, a, b, c)
        info = np.full(n, 1 / variance)
        grad -= theta / variance
        for j in range(k):
            pq = P[:, j] * (1 - P[:, j])
            grad += slope[:, j] * (X[:, j] - P[:, j]) / pq
            info += slope[:, j] ** 2 / pq
        theta = theta + grad / info
        path[:, t] = theta
    return theta, 1 / np.sqrt(info), path
