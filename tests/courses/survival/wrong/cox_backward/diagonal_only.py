# what: only the variances are computed and put on the diagonal, the covariances are zero
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    weights = (at_risk * risk / total[:, None])[event]
    means = weights @ X
    gradient = -np.mean(X[event] - means, axis=0) + penalty * beta
    variances = np.mean(weights @ X**2 - means**2, axis=0)
    information = np.diag(variances + penalty)
    return {"gradient": gradient, "information": information}
