# pa2 is computed from EC50 instead of KB
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    rss = np.zeros(rounds)
    for i in range(rounds):
        emax, log_ec50, log_kb = theta
        ec50, kb = np.exp(log_ec50), np.exp(log_kb)
        fitted = emax_response(agonist, antagonist, e0, emax, ec50, hill, kb)[0]
        o = (fitted - e0) / emax
        u = emax * hill * o * (1 - o)
        J = np.stack([o, -u, (u.T * (antagonist / (kb + antagonist))).T]).reshape(3, -1)
        e = (y - fitted).ravel()
        rss[i] = e @ e
        H = J @ J.T
        theta = theta + np.linalg.solve(H + damping * np.diag(np.diag(H)), J @ e)
    return {"theta": theta, "rss": rss, "pa2": -np.log10(np.exp(theta[1]))}
