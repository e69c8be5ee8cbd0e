# the damping is left out: a plain Gauss-Newton step
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    rss = np.empty(rounds)
    for i in range(rounds):
        ec50, kb = np.exp(theta[1]), np.exp(theta[2])
        model = emax_response(agonist, antagonist, e0, theta[0], ec50, hill, kb)[0]
        o = (model - e0) / theta[0]
        u = theta[0] * hill * o * (1 - o)
        jac = np.array([o, -u, u * (antagonist / (kb + antagonist)).reshape(-1, 1)]).reshape(3, -1).T
        e = (y - model).ravel()
        rss[i] = e @ e
        delta = np.linalg.lstsq(jac, e, rcond=None)[0]
        theta = theta + delta
    return {"theta": theta, "rss": rss, "pa2": -theta[2] / np.log(10)}
