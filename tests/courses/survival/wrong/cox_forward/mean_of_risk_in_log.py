# what: the logarithm of the mean of the risks in the risk set, not of their sum
def cox_forward(X, time, event, beta, penalty=0.0):
    eta = X @ beta
    risk = np.exp(eta)
    at_risk = time >= time[:, None]
    total = at_risk @ risk / at_risk.sum(axis=1)
    fit = np.mean(eta[event] - np.log(total[event]))
    return -fit + penalty / 2 * np.sum(beta**2), (X, event, beta, penalty, risk, at_risk, total)
