def cox_forward(X, time, event, beta, penalty=0.0):
    eta = X @ beta
    loss = 0.0
    for i in np.flatnonzero(event):
        e = eta[time >= time[i]]
        top = e.max()
        loss += top + np.log(np.sum(np.exp(e - top))) - eta[i]
    loss = loss / event.sum() + penalty * (beta @ beta) / 2
    risk = np.exp(eta)
    at_risk = time >= time[:, None]
    return loss, (X, event, beta, penalty, risk, at_risk, at_risk @ risk)
