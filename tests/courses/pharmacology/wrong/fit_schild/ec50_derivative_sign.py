# the derivative with respect to ln EC50 is +u instead of -u
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    theta = np.array(theta, dtype=float)
    rss = []
    for _ in range(rounds):
        kb = np.exp(theta[2])
        fit = emax_response(agonist, antagonist, e0, theta[0], np.exp(theta[1]), hill, kb)[0]
        o = (fit - e0) / theta[0]
        u = theta[0] * hill * o * (1 - o)
        J = np.zeros((y.size, 3))
        J[:, 0] = o.ravel()
        J[:, 1] = u.ravel()
        J[:, 2] = (u * (antagonist / (kb + antagonist))[:, None]).ravel()
        e = y.ravel() - fit.ravel()
        rss.append(e @ e)
        H = J.T @ J
        H = H + damping * np.diag(H.diagonal())
        theta = theta + np.linalg.solve(H, J.T @ e)
    return {"theta": theta, "rss": np.array(rss), "pa2": -theta[2] / np.log(10)}
