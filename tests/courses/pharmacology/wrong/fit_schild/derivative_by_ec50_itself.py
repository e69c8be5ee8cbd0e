# the derivative is taken with respect to EC50 itself, u / EC50, although ln EC50 is fitted
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    rss = []
    for _ in range(rounds):
        emax = theta[0]
        ec50 = np.exp(theta[1])
        kb = np.exp(theta[2])
        fitted = emax_response(agonist, antagonist, e0, emax, ec50, hill, kb)[0]
        o = (fitted - e0) / emax
        u = emax * hill * o * (1 - o)
        d_emax = o
        d_ec50 = -u / ec50
        d_kb = u * (antagonist / (kb + antagonist))[:, None]
        jac = np.stack([d_emax.ravel(), d_ec50.ravel(), d_kb.ravel()], axis=1)
        e = (y - fitted).ravel()
        rss.append(e @ e)
        h = jac.T @ jac
        theta = theta + np.linalg.solve(h + damping * np.diag(np.diag(h)), jac.T @ e)
    return {"theta": theta, "rss": np.array(rss), "pa2": -theta[2] / np.log(10)}
