# what: the outer products of the weighted means are not subtracted in the information
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    weights = (at_risk * risk / total[:, None])[event]
    means = weights @ X
    gradient = -np.mean(X[event] - means, axis=0) + penalty * beta
    second = np.einsum("ij,jp,jq->pq", weights, X, X)
    information = second / len(means) + penalty * np.eye(len(beta))
    return {"gradient": gradient, "information": information}
