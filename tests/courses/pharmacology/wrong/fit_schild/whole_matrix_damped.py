# the whole matrix H is multiplied by 1 + damping, not only its diagonal
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    rss = []
    for _ in range(rounds):
        emax, ec50, kb = theta[0], np.exp(theta[1]), np.exp(theta[2])
        fitted, needed = emax_response(agonist, antagonist, e0, emax, ec50, hill, kb)
        o = (fitted - e0) / emax
        u = emax * hill * o * (1 - o)
        d = [o, -u, u * antagonist[:, None] / (kb + antagonist[:, None])]
        e = y - fitted
        rss.append((e**2).sum())
        H = np.array([[np.sum(a * b) for b in d] for a in d])
        g = np.array([np.sum(a * e) for a in d])
        theta = theta + np.linalg.inv(H + damping * H) @ g
    return {"theta": theta, "rss": np.array(rss), "pa2": -theta[2] / np.log(10)}
