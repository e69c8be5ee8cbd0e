# pa2 is the negative natural logarithm of KB, not divided by ln 10
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    rss = []
    for _ in range(rounds):
        emax, ec50, kb = theta[0], np.exp(theta[1]), np.exp(theta[2])
        fitted = emax_response(agonist, antagonist, e0, emax, ec50, hill, kb)[0]
        o = (fitted - e0) / emax
        u = emax * hill * o * (1 - o)
        by_kb = u * antagonist[:, None] / (kb + antagonist[:, None])
        A = np.concatenate([o.reshape(-1, 1), -u.reshape(-1, 1), by_kb.reshape(-1, 1)], axis=1)
        e = (y - fitted).reshape(-1, 1)
        rss.append((e.T @ e)[0, 0])
        N = A.T @ A
        theta = theta + np.linalg.solve(N + damping * np.diag(np.diag(N)), A.T @ e)[:, 0]
    kb = np.exp(theta[2])
    return {"theta": theta, "rss": np.array(rss), "pa2": -np.log(kb)}
