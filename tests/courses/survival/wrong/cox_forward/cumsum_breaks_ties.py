# what: sorts by descending time and takes a cumulative sum, so of tied patients the first ones miss the others
def cox_forward(X, time, event, beta, penalty=0.0):
    eta = X @ beta
    risk = np.exp(eta)
    order = np.argsort(-time, kind="stable")
    total = np.empty(len(time))
    total[order] = np.cumsum(risk[order])
    at_risk = time >= time[:, None]
    fit = np.mean((eta - np.log(total))[event])
    loss = -fit + penalty / 2 * np.sum(beta**2)
    return loss, (X, event, beta, penalty, risk, at_risk, total)
