# what: subtracts the outer product of the average of the means instead of the average of the outer products
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    weights = (at_risk * risk / total[:, None])[event]
    means = weights @ X
    center = means.mean(axis=0)
    gradient = -(X[event].mean(axis=0) - center) + penalty * beta
    second = np.einsum("ij,jp,jq->pq", weights, X, X) / len(means)
    information = second - np.outer(center, center) + penalty * np.eye(len(beta))
    return {"gradient": gradient, "information": information}
