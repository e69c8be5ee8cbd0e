def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    w = at_risk * risk[None, :] / total[:, None]
    share = event / event.sum()
    xbar = np.einsum("ij,jp->ip", w, X)
    gradient = share @ (xbar - X) + penalty * beta
    H = np.einsum("i,ij,jp,jq->pq", share, w, X, X) - np.einsum("i,ip,iq->pq", share, xbar, xbar)
    H[np.diag_indices(len(beta))] += penalty
    return {"gradient": gradient, "information": H}
