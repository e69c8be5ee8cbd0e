# what: the means over the risk sets are plain ones, not weighted with the risks
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    members = at_risk[event].astype(float)
    weights = members / members.sum(axis=1, keepdims=True)
    means = weights @ X
    gradient = -np.mean(X[event] - means, axis=0) + penalty * beta
    second = np.einsum("ij,jp,jq->pq", weights, X, X)
    information = (second - means.T @ means) / len(means) + penalty * np.eye(len(beta))
    return {"gradient": gradient, "information": information}
