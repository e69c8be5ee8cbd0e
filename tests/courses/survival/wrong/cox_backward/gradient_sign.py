# what: the gradient of the likelihood's part has the wrong sign
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    W = (at_risk * risk / total[:, None])[event]
    means = W @ X
    gradient = np.mean(X[event] - means, axis=0) + penalty * beta
    second = np.einsum("ij,jp,jq->pq", W, X, X)
    information = (second - means.T @ means) / len(means) + penalty * np.eye(len(beta))
    return {"gradient": gradient, "information": information}
