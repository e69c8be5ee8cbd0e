# the occupied fraction is fitted / emax: the baseline is not subtracted
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    rss = np.zeros(rounds)
    for j in range(rounds):
        top, half, kb = theta[0], np.exp(theta[1]), np.exp(theta[2])
        pred = emax_response(agonist, antagonist, e0, top, half, hill, kb)[0]
        o = pred / top
        u = top * hill * o * (1 - o)
        jac = np.stack((o.ravel(), -u.ravel(), (u * (antagonist / (antagonist + kb))[:, None]).ravel()), axis=1)
        e = (y - pred).ravel()
        rss[j] = np.linalg.norm(e) ** 2
        h = jac.T @ jac
        h[np.diag_indices(3)] *= 1 + damping
        theta = theta + np.linalg.solve(h, jac.T @ e)
    return {"theta": theta, "rss": rss, "pa2": -theta[2] / np.log(10)}
