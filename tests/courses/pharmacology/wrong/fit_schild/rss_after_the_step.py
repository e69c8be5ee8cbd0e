# the sum of squared residuals is noted after the step instead of before it
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    def predict(p):
        return emax_response(agonist, antagonist, e0, p[0], np.exp(p[1]), hill, np.exp(p[2]))[0]

    rss = []
    for _ in range(rounds):
        fitted = predict(theta)
        o = (fitted - e0) / theta[0]
        u = theta[0] * hill * o * (1 - o)
        kb = np.exp(theta[2])
        J = np.stack([o, -u, u * (antagonist / (kb + antagonist))[:, None]], axis=-1).reshape(-1, 3)
        H = J.T @ J
        e = (y - fitted).ravel()
        theta = theta + np.linalg.solve(H + damping * np.diag(np.diag(H)), J.T @ e)
        rss.append(np.sum((y - predict(theta)) ** 2))
    return {"theta": theta, "rss": np.array(rss), "pa2": -theta[2] / np.log(10)}
