# the derivative with respect to ln KB has KB / (KB + B) instead of B / (KB + B)
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    k, m = y.shape
    rss = []
    for _ in range(rounds):
        emax, ec50, kb = theta[0], np.exp(theta[1]), np.exp(theta[2])
        yh = emax_response(agonist, antagonist, e0, emax, ec50, hill, kb)[0]
        J = np.zeros((k * m, 3))
        e = np.zeros(k * m)
        row = 0
        for i in range(k):
            for j in range(m):
                o = (yh[i, j] - e0) / emax
                u = emax * hill * o * (1 - o)
                J[row] = [o, -u, u * kb / (kb + antagonist[i])]
                e[row] = y[i, j] - yh[i, j]
                row += 1
        rss.append(np.sum(e**2))
        H = J.T @ J
        theta = theta + np.linalg.solve(H + damping * np.diag(np.diag(H)), J.T @ e)
    return {"theta": theta, "rss": np.array(rss), "pa2": -theta[2] / np.log(10)}
