# the derivative with respect to emax is fitted - e0, not divided by emax
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    sums = []
    for _ in range(rounds):
        emax, ec50, kb = theta[0], np.exp(theta[1]), np.exp(theta[2])
        fitted = emax_response(agonist, antagonist, e0, emax, ec50, hill, kb)[0]
        frac = (fitted - e0) / emax
        u = emax * hill * frac * (1 - frac)
        w = antagonist / (kb + antagonist)
        cols = [(fitted - e0).ravel(), -u.ravel(), (w[:, None] * u).ravel()]
        X = np.vstack(cols).T
        e = (y - fitted).ravel()
        sums.append(float(e @ e))
        XtX = X.T.dot(X)
        step = np.linalg.solve(XtX + np.diag(damping * np.diag(XtX)), X.T.dot(e))
        theta = theta + step
    return {"theta": theta, "rss": np.array(sums), "pa2": -theta[2] / np.log(10)}
