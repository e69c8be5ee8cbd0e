# what: the rows of the censored patients are not left out: means and outer products go over all patients
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    weights = at_risk * risk / total[:, None]
    means = weights @ X
    gradient = -np.mean(X - means, axis=0) + penalty * beta
    second = np.einsum("ij,jp,jq->pq", weights, X, X)
    information = (second - means.T @ means) / len(means) + penalty * np.eye(len(beta))
    return {"gradient": gradient, "information": information}
