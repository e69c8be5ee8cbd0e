# what: the risk set holds those with time <= T_i (the comparison is the wrong way round)
def cox_forward(X, time, event, beta, penalty=0.0):
    eta = np.dot(X, beta)
    risk = np.exp(eta)
    at_risk = time[:, None] >= time[None, :]
    total = (at_risk * risk).sum(axis=1)
    fit = np.mean((eta - np.log(total))[event])
    loss = -fit + penalty / 2 * np.sum(beta**2)
    return loss, (X, event, beta, penalty, risk, at_risk, total)
