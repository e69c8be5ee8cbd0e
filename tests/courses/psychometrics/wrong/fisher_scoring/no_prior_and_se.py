# two mistakes: the prior is missing in the gradient, and the standard error is the root of the information, not its inverse
def fisher_scoring(X, a, b, c, variance, steps):
    theta = np.zeros(X.shape[0])
    path = np.zeros((X.shape[0], steps))
    for t in range(steps):
        P, slope = item_curves(theta, a, b, c)
        w = slope / (P * (1 - P))
        gradient = np.sum(w * (X - P), axis=1)
        information = np.sum(w * slope, axis=1) + 1 / variance
        theta = theta + gradient / information
        path[:, t] = theta
    se = np.sqrt(information)
    return theta, se, path
