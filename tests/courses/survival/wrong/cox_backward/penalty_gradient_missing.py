# what: the penalty's part lambda beta is left out of the gradient
def cox_backward(cache):
    X, event, beta, penalty, risk, at_risk, total = cache
    p = X.shape[1]
    D = event.sum()
    g = np.zeros(p)
    H = np.zeros((p, p))
    for i in np.where(event)[0]:
        w = at_risk[i] * risk / total[i]
        mean = w @ X
        g -= X[i] - mean
        H += (X.T * w) @ X - np.outer(mean, mean)
    return {"gradient": g / D, "information": H / D + penalty * np.eye(p)}
