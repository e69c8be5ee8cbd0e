# what: the gradient lacks the penalty, and the information lacks the subtraction of the means' products
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    weights = (at_risk * risk / total[:, None])[event]
    means = weights @ X
    gradient = -np.mean(X[event] - means, axis=0)
    second = np.einsum("ij,jp,jq->pq", weights, X, X) / len(means)
    information = second + penalty * np.eye(len(beta))
    return {"gradient": gradient, "information": information}
