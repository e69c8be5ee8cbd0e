# rss is the mean of the squared residuals instead of their sum
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    mse = np.zeros(rounds)
    current = theta
    for i in range(rounds):
        emax, kb = current[0], np.exp(current[2])
        pred = emax_response(agonist, antagonist, e0, emax, np.exp(current[1]), hill, kb)[0]
        residual = y - pred
        mse[i] = np.square(residual).mean()
        frac = (pred - e0) / emax
        sens = emax * hill * frac * (1 - frac)
        Jt = np.stack([frac, -sens, sens * (antagonist / (kb + antagonist))[:, None]])
        normal = np.tensordot(Jt, Jt, axes=([1, 2], [1, 2]))
        right = np.tensordot(Jt, residual, axes=([1, 2], [0, 1]))
        current = current + np.linalg.solve(normal + np.diag(damping * np.diag(normal)), right)
    return {"theta": current, "rss": mse, "pa2": -current[2] / np.log(10)}
