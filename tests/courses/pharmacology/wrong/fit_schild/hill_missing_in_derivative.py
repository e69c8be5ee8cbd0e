# u lacks the Hill coefficient
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    def model(th):
        return emax_response(agonist, antagonist, e0, th[0], np.exp(th[1]), hill, np.exp(th[2]))[0]

    def jacobian(th, f):
        o = (f - e0) / th[0]
        u = th[0] * o * (1 - o)
        b = antagonist / (np.exp(th[2]) + antagonist)
        return np.stack([o, -u, u * b[:, None]], axis=-1).reshape(-1, 3)

    rss = np.zeros(rounds)
    for k in range(rounds):
        f = model(theta)
        J = jacobian(theta, f)
        e = (y - f).ravel()
        rss[k] = e @ e
        H = J.T @ J
        theta = theta + np.linalg.solve(H + damping * np.diag(np.diag(H)), J.T @ e)
    return {"theta": theta, "rss": rss, "pa2": -theta[2] / np.log(10)}
