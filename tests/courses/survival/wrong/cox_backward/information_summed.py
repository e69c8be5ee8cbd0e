# what: the information is a sum over the deaths, not divided by their number
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    weights = (at_risk * risk / total[:, None])[event]
    means = weights @ X
    gradient = -np.mean(X[event] - means, axis=0) + penalty * beta
    information = penalty * np.eye(len(beta))
    for w, m in zip(weights, means):
        dev = X - m
        information = information + dev.T @ (w[:, None] * dev)
    return {"gradient": gradient, "information": information}
