# the derivatives are computed once, at the start, and not renewed in later rounds (the prediction is)
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    emax, ec50, kb = theta[0], np.exp(theta[1]), np.exp(theta[2])
    start = emax_response(agonist, antagonist, e0, emax, ec50, hill, kb)[0]
    o = (start - e0) / emax
    u = emax * hill * o * (1 - o)
    J = np.stack([o.ravel(), -u.ravel(), (u * (antagonist / (kb + antagonist))[:, None]).ravel()], axis=1)
    H = J.T @ J
    H = H + damping * np.diag(np.diag(H))
    rss = []
    for _ in range(rounds):
        now = emax_response(agonist, antagonist, e0, theta[0], np.exp(theta[1]), hill, np.exp(theta[2]))[0]
        e = (y - now).ravel()
        rss.append(e @ e)
        theta = theta + np.linalg.solve(H, J.T @ e)
    return {"theta": theta, "rss": np.array(rss), "pa2": -theta[2] / np.log(10)}
