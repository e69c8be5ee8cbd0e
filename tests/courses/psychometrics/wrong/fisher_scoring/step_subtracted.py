# the step is subtracted where it is added
def fisher_scoring(X, a, b, c, variance, steps):
    theta = np.zeros(X.shape[0])
    path = np.zeros((X.shape[0], steps))
    for t in range(steps):
        P, slope = item_curves(theta, a, b, c)
        w = slope / (P * (1 - P))
        gradient = np.sum(w * (X - P), axis=1) - theta / variance
        information = np.sum(w * slope, axis=1) + 1 / variance
        theta = theta - gradient / information
        path[:, t] = theta
    se = 1 / np.sqrt(information)
    return theta, se, path
