# the step is subtracted from theta instead of added
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    history = np.zeros(rounds)
    th = theta.copy()
    for it in range(rounds):
        pred, _ = emax_response(agonist, antagonist, e0, th[0], np.exp(th[1]), hill, np.exp(th[2]))
        occ = (pred - e0) / th[0]
        sens = th[0] * hill * occ * (1 - occ)
        share = antagonist / (antagonist + np.exp(th[2]))
        J = np.column_stack([occ.flatten(), -sens.flatten(), (sens * share[:, None]).flatten()])
        res = (y - pred).flatten()
        history[it] = np.sum(res**2)
        H = J.T @ J
        th = th - np.linalg.solve(H + damping * np.diag(np.diag(H)), J.T @ res)
    return {"theta": th, "rss": history, "pa2": -np.log10(np.exp(th[2]))}
