# the prediction is written out instead of called, without the antagonist's shift of the EC50
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    rss = []
    for _ in range(rounds):
        emax, ec50, kb = theta[0], np.exp(theta[1]), np.exp(theta[2])
        o = np.tile(agonist**hill / (agonist**hill + ec50**hill), (len(antagonist), 1))
        fitted = e0 + emax * o
        u = emax * hill * o * (1 - o)
        J = np.stack([o.ravel(), -u.ravel(), (u * (antagonist / (kb + antagonist))[:, None]).ravel()], axis=1)
        e = (y - fitted).ravel()
        rss.append(e @ e)
        H = J.T @ J
        theta = theta + np.linalg.solve(H + damping * np.diag(np.diag(H)), J.T @ e)
    return {"theta": theta, "rss": np.array(rss), "pa2": -theta[2] / np.log(10)}
