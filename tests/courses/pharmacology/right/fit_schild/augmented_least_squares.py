# each step is a least-squares problem with the damping as three more rows, solved by lstsq
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    losses = []
    for _ in range(rounds):
        ec50, kb = np.exp(theta[1:])
        pred = emax_response(agonist, antagonist, e0, theta[0], ec50, hill, kb)[0]
        occ = ((pred - e0) / theta[0]).ravel()
        sens = theta[0] * hill * occ * (1 - occ)
        share = np.repeat(antagonist / (kb + antagonist), len(agonist))
        J = np.column_stack([occ, -sens, sens * share])
        res = y.ravel() - pred.ravel()
        losses.append(np.sum(res**2))
        extra = np.diag(np.sqrt(damping * np.sum(J**2, axis=0)))
        step = np.linalg.lstsq(np.vstack([J, extra]), np.concatenate([res, np.zeros(3)]), rcond=None)[0]
        theta = theta + step
    return {"theta": theta, "rss": np.array(losses), "pa2": -theta[2] / np.log(10)}
