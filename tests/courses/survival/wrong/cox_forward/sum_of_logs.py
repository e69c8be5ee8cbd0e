# what: adds the linear predictors of the risk set instead of the logarithm of the sum of exponentials
def cox_forward(X, time, event, beta, penalty=0.0):
    eta = X @ beta
    risk = np.exp(eta)
    at_risk = time >= time[:, None]
    total = at_risk @ risk
    fit = np.mean((eta - at_risk @ eta)[event])
    loss = -fit + penalty / 2 * np.sum(beta**2)
    return loss, (X, event, beta, penalty, risk, at_risk, total)
