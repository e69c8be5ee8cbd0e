# what: the penalty has absolute values (lasso) instead of squares
def cox_forward(X, time, event, beta, penalty=0.0):
    eta = X @ beta
    risk = np.exp(eta)
    at_risk = time >= time[:, None]
    total = at_risk @ risk
    fit = np.mean((eta - np.log(total))[event])
    loss = -fit + penalty / 2 * np.sum(np.abs(beta))
    return loss, (X, event, beta, penalty, risk, at_risk, total)
