# the damping is added to the diagonal as it is (times the identity), not times the diagonal of H
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    rss = []
    for _ in range(rounds):
        emax, lec, lkb = theta
        kb = np.exp(lkb)
        f = emax_response(agonist, antagonist, e0, emax, np.exp(lec), hill, kb)[0]
        o = (f - e0) / emax
        u = emax * hill * o * (1 - o)
        J = np.stack([o, -u, u * (antagonist / (kb + antagonist))[:, None]], axis=-1).reshape(-1, 3)
        e = (y - f).reshape(-1)
        rss.append(np.dot(e, e))
        H = J.T @ J + damping * np.eye(3)
        theta = theta + np.linalg.solve(H, J.T @ e)
    return {"theta": theta, "rss": np.array(rss), "pa2": -theta[2] / np.log(10)}
