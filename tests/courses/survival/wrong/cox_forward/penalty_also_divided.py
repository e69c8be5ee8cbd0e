# what: the penalty is inside the bracket and is divided by the number of deaths, too
def cox_forward(X, time, event, beta, penalty=0.0):
    eta = X @ beta
    risk = np.exp(eta)
    at_risk = time >= time[:, None]
    total = at_risk @ risk
    D = event.sum()
    loglik = np.sum(eta[event]) - np.sum(np.log(total[event]))
    loss = (-loglik + penalty / 2 * beta.dot(beta)) / D
    return loss, (X, event, beta, penalty, risk, at_risk, total)
