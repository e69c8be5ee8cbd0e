# the gradient J^T e is doubled (from the derivative of the square), H is not, so that each step is twice as long
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    b = antagonist.reshape(-1, 1)
    rss_all = np.zeros(rounds)
    params = theta
    for it in range(rounds):
        E, lnA, lnB = params
        pred = emax_response(agonist, antagonist, e0, E, np.exp(lnA), hill, np.exp(lnB))[0]
        w = (pred - e0) / E
        dw = hill * w * (1 - w)
        partial = [w, -E * dw, E * dw * b / (np.exp(lnB) + b)]
        diff = y - pred
        rss_all[it] = np.sum(diff**2)
        grad = np.array([-2 * np.sum(diff * d) for d in partial])
        curv = np.array([[np.sum(d1 * d2) for d2 in partial] for d1 in partial])
        for i in range(3):
            curv[i, i] *= 1 + damping
        params = params - np.linalg.solve(curv, grad)
    return {"theta": params, "rss": rss_all, "pa2": -params[2] / np.log(10)}
