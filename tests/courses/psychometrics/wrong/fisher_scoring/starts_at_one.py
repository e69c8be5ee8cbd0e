# the abilities start at one where they start at zero
def fisher_scoring(X, a, b, c, variance, steps):
    theta = np.ones(len(X))
    history = []
    for _ in range(steps):
        prob, d = item_curves(theta, a, b, c)
        pq = prob * (1 - prob)
        info = (d**2 / pq).sum(axis=1) + 1 / variance
        theta = theta + ((d * (X - prob) / pq).sum(axis=1) - theta / variance) / info
        history.append(theta)
    return theta, info**-0.5, np.array(history).T
