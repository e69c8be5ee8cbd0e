# the damping is divided by 10 after each round instead of staying fixed
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    def one_round(th, lam):
        KB = np.exp(th[2])
        fit, _ = emax_response(agonist, antagonist, e0, th[0], np.exp(th[1]), hill, KB)
        o = (fit - e0) / th[0]
        u = hill * (fit - e0) * (1 - o)
        J = np.stack([o, -u, u * (antagonist / (KB + antagonist))[:, None]], axis=2).reshape(-1, 3)
        res = (y - fit).ravel()
        A = J.T @ J
        return th + np.linalg.solve(A + lam * np.diag(np.diag(A)), J.T @ res), res @ res

    rss = []
    lam = damping
    for _ in range(rounds):
        theta, value = one_round(theta, lam)
        rss.append(value)
        lam /= 10
    return {"theta": theta, "rss": np.array(rss), "pa2": -theta[2] / np.log(10)}
