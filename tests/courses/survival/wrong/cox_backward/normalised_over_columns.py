# what: the weights are divided by the total of the column's patient (total instead of total[:, None])
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    weights = (at_risk * risk / total)[event]
    means = weights @ X
    gradient = -np.mean(X[event] - means, axis=0) + penalty * beta
    second = np.einsum("ij,jp,jq->pq", weights, X, X)
    information = (second - means.T @ means) / len(means) + penalty * np.eye(len(beta))
    return {"gradient": gradient, "information": information}
