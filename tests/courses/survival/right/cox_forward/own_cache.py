def cox_forward(X, time, event, beta, penalty=0.0):
    order = np.argsort(time)
    Xs, ts, es = X[order], time[order], event[order]
    risk = np.exp(Xs @ beta)
    tail = np.cumsum(risk[::-1])[::-1]
    total = tail[np.searchsorted(ts, ts, side="left")]
    loss = np.sum(es * (np.log(total) - np.log(risk))) / np.sum(es) + 0.5 * penalty * np.dot(beta, beta)
    at_risk = ts >= ts[:, None]
    return loss, (Xs, es, beta, penalty, risk, at_risk, total)
