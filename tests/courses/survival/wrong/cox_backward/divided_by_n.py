# what: the sums over the deaths are divided by the number of all patients
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    n, p = X.shape
    w = at_risk * risk / total[:, None]
    w = w[event]
    xbar = w @ X
    gradient = -np.sum(X[event] - xbar, axis=0) / n + penalty * beta
    information = np.zeros((p, p))
    for i in range(len(w)):
        information += np.einsum("j,jp,jq->pq", w[i], X, X) - np.outer(xbar[i], xbar[i])
    information = information / n + penalty * np.eye(p)
    return {"gradient": gradient, "information": information}
