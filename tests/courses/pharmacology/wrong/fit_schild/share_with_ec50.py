# the derivative with respect to ln KB has B / (EC50 + B) instead of B / (KB + B)
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    sq = []
    for _ in range(rounds):
        Emax = theta[0]
        EC50 = np.exp(theta[1])
        KB = np.exp(theta[2])
        R = emax_response(agonist, antagonist, e0, Emax, EC50, hill, KB, "competitive")[0]
        occupancy = (R - e0) / Emax
        slope = Emax * hill * occupancy * (1 - occupancy)
        by_kb = slope * np.tile((antagonist / (EC50 + antagonist))[:, None], (1, len(agonist)))
        J = np.c_[occupancy.ravel(), -slope.ravel(), by_kb.ravel()]
        misfit = (y - R).ravel()
        sq.append(np.linalg.norm(misfit) ** 2)
        JTJ = J.T @ J
        theta = theta + np.linalg.solve(JTJ + damping * np.diag(np.diag(JTJ)), J.T @ misfit)
    return {"theta": theta, "rss": np.array(sq), "pa2": -theta[2] / np.log(10)}
