# the abilities start at the logit of the proportion correct, where they start at zero
def fisher_scoring(X, a, b, c, variance, steps):
    share = (X.sum(axis=1) + 0.5) / (X.shape[1] + 1)
    theta = np.log(share / (1 - share))
    history = np.empty((len(X), steps))
    for m in range(steps):
        prob, d = item_curves(theta, a, b, c)
        pq = prob * (1 - prob)
        info = (d**2 / pq).sum(axis=1) + 1 / variance
        score = (d * (X - prob) / pq).sum(axis=1) - theta / variance
        theta = theta + score / info
        history[:, m] = theta
    return theta, info**-0.5, history
