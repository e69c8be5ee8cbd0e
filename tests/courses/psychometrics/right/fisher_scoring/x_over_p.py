# what: the gradient as x P'/P - (1 - x) P'/Q, the path with a column for the start that is cut off
def fisher_scoring(X, a, b, c, variance, steps):
    path = np.zeros((len(X), steps + 1))
    for t in range(steps):
        old = path[:, t]
        P, dP = item_curves(old, a, b, c)
        up = (X * dP / P - (1 - X) * dP / (1 - P)).sum(axis=1) - old / variance
        info = (dP**2 * (1 / P + 1 / (1 - P))).sum(axis=1) + 1 / variance
        path[:, t + 1] = old + up / info
    return path[:, -1], 1 / np.sqrt(info), path[:, 1:]
