# what: the penalty is lambda |beta|^2, without the half
def cox_forward(X, time, event, beta, penalty=0.0):
    eta = X @ beta
    risk = np.exp(eta)
    loss, D = 0.0, 0
    at_risk = time >= time[:, None]
    total = np.zeros(len(time))
    for i in range(len(time)):
        total[i] = np.sum(risk[time >= time[i]])
        if event[i]:
            loss -= eta[i] - np.log(total[i])
            D += 1
    loss = loss / D + penalty * np.sum(beta**2)
    return loss, (X, event, beta, penalty, risk, at_risk, total)
