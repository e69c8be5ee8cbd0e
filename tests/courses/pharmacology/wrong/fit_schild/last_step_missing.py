# no step is taken in the last round: theta is the one at its beginning
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    path = [np.asarray(theta, float)]
    ssq = []
    for number in range(1, rounds + 1):
        top, ln_ec, ln_kb = path[-1]
        curve = emax_response(agonist, antagonist, e0, top, np.exp(ln_ec), hill, np.exp(ln_kb))[0]
        resid = y - curve
        ssq.append((resid * resid).sum())
        if number < rounds:
            f = (curve - e0) / top
            g = top * hill * f * (1 - f)
            share = 1 / (1 + np.exp(ln_kb) / np.maximum(antagonist, 1e-300))
            X = np.array([f, -g, g * share[:, None]]).reshape(3, y.size)
            M = X @ X.T
            M += damping * np.diag(M.diagonal())
            path.append(path[-1] + np.linalg.solve(M, X @ resid.ravel()))
    final = path[-1]
    return {"theta": final, "rss": np.array(ssq), "pa2": -final[2] / np.log(10)}
