# what: divides by all patients instead of the deaths, and the risk set is that of strictly later times plus oneself
def cox_forward(X, time, event, beta, penalty=0.0):
    eta = X @ beta
    risk = np.exp(eta)
    n = len(eta)
    total = np.zeros(n)
    at_risk = time >= time[:, None]
    for i in range(n):
        total[i] = risk[i]
        for j in range(n):
            if time[j] > time[i]:
                total[i] += risk[j]
    loss = 0.0
    for i in range(n):
        if event[i]:
            loss += np.log(total[i]) - eta[i]
    loss = loss / n + penalty / 2 * np.sum(beta**2)
    return loss, (X, event, beta, penalty, risk, at_risk, total)
