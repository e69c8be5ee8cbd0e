# H and the right side are summed up measurement by measurement in two loops
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    rss = []
    for _ in range(rounds):
        emax, kb = theta[0], np.exp(theta[2])
        model = emax_response(agonist, antagonist, e0, emax, np.exp(theta[1]), hill, kb)[0]
        H, g, s = np.zeros((3, 3)), np.zeros(3), 0.0
        for i, b in enumerate(antagonist):
            for j in range(len(agonist)):
                o = (model[i, j] - e0) / emax
                u = emax * hill * (o - o**2)
                row = np.array([o, -u, u * b / (b + kb)])
                err = y[i, j] - model[i, j]
                H += np.outer(row, row)
                g += row * err
                s += err**2
        rss.append(s)
        for d in range(3):
            H[d, d] += damping * H[d, d]
        theta = theta + np.linalg.solve(H, g)
    return {"theta": theta, "rss": np.array(rss), "pa2": -theta[2] / np.log(10)}
