# what: the penalty's gradient is lambda/2 beta, the 2 of the square is forgotten
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    weights = (at_risk * risk / total[:, None])[event]
    means = weights @ X
    gradient = (means - X[event]).mean(axis=0) + penalty / 2 * beta
    second = X.T @ (weights.sum(axis=0)[:, None] * X)
    information = (second - means.T @ means) / event.sum() + penalty * np.eye(beta.size)
    return {"gradient": gradient, "information": information}
