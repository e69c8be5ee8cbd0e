# slope is multiplied by P Q in the weight, where it is divided
def fisher_scoring(X, a, b, c, variance, steps):
    th = np.zeros(len(X))
    path = np.zeros((len(X), steps))
    for t in range(steps):
        p, dp = item_curves(th, a, b, c)
        wt = dp * p * (1 - p)
        num = (wt * (X - p)).sum(1) - th / variance
        den = (wt * dp).sum(1) + 1 / variance
        th = th + num / den
        path[:, t] = th
    return th, 1 / np.sqrt(den), path
