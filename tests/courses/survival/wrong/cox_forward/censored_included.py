# what: the mean goes over all patients, the censored contribute terms as well
def cox_forward(X, time, event, beta, penalty=0.0):
    eta = X @ beta
    risk = np.exp(eta)
    at_risk = time >= time[:, None]
    total = at_risk @ risk
    loss = np.mean(np.log(total) - eta) + 0.5 * penalty * beta @ beta
    return loss, (X, event, beta, penalty, risk, at_risk, total)
