# the derivative with respect to ln KB has the wrong sign
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    out = {"rss": []}
    for _ in range(rounds):
        emax, ec50, kb = theta[0], np.exp(theta[1]), np.exp(theta[2])
        fitted = emax_response(agonist, antagonist, e0, emax, ec50, hill, kb)[0]
        o = (fitted - e0) / emax
        u = emax * hill * o * (1 - o)
        b = (antagonist / (kb + antagonist))[:, None]
        jac = np.stack([o.ravel(), -u.ravel(), -(u * b).ravel()], axis=1)
        e = (y - fitted).ravel()
        out["rss"].append(e @ e)
        h = jac.T @ jac
        theta = theta + np.linalg.solve(h + damping * np.diag(np.diag(h)), jac.T @ e)
    out["rss"] = np.array(out["rss"])
    out["theta"] = theta
    out["pa2"] = -theta[2] / np.log(10)
    return out
