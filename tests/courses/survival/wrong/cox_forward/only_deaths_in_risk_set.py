# what: the risk sets hold only patients who die, the censored are missing from the sums
def cox_forward(X, time, event, beta, penalty=0.0):
    eta = X @ beta
    risk = np.exp(eta)
    at_risk = (time >= time[:, None]) & event
    total = at_risk @ risk
    fit = np.mean((eta - np.log(np.where(event, total, 1.0)))[event])
    loss = -fit + penalty / 2 * np.sum(beta**2)
    return loss, (X, event, beta, penalty, risk, at_risk, total)
