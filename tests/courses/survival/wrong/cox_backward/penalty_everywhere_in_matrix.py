# what: lambda is added to all entries of the matrix, not only to the diagonal
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    weights = (at_risk * risk / total[:, None])[event]
    means = weights @ X
    gradient = -np.mean(X[event] - means, axis=0) + penalty * beta
    second = np.einsum("ij,jp,jq->pq", weights, X, X)
    information = (second - means.T @ means) / len(means) + penalty
    return {"gradient": gradient, "information": information}
