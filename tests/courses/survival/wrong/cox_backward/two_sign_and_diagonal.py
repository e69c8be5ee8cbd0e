# what: the sign of the likelihood's gradient is wrong, and lambda is added to all entries of the matrix
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    w = (at_risk * risk / total[:, None])[event]
    m = w @ X
    gradient = np.mean(X[event] - m, axis=0) + penalty * beta
    information = (np.einsum("ij,jp,jq->pq", w, X, X) - m.T @ m) / len(m) + penalty
    return {"gradient": gradient, "information": information}
