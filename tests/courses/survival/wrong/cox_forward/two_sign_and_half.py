# what: returns the log-likelihood with its own sign (not the negative) and the penalty without the half
def cox_forward(X, time, event, beta, penalty=0.0):
    eta = X @ beta
    risk = np.exp(eta)
    at_risk = time >= time[:, None]
    total = at_risk @ risk
    loss = np.mean((eta - np.log(total))[event]) + penalty * np.sum(beta**2)
    return loss, (X, event, beta, penalty, risk, at_risk, total)
