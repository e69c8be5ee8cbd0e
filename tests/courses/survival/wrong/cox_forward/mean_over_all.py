# what: divides by the number of patients instead of by the number of deaths
def cox_forward(X, time, event, beta, penalty=0.0):
    eta = X @ beta
    risk = np.exp(eta)
    at_risk = time >= time[:, None]
    total = at_risk @ risk
    loss = -np.sum((eta - np.log(total)) * event) / len(time) + penalty / 2 * np.sum(beta**2)
    return loss, (X, event, beta, penalty, risk, at_risk, total)
