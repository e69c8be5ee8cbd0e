# the residuals are fitted minus measured, so that each step goes the wrong way
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    losses = []
    for r in range(rounds):
        Em, EC, KB = theta[0], np.exp(theta[1]), np.exp(theta[2])
        yhat = emax_response(agonist, antagonist, e0, Em, EC, hill, KB)[0]
        occupied = (yhat - e0) / Em
        slope = Em * hill * occupied * (1 - occupied)
        J = np.stack([occupied, -slope, slope * (antagonist / (KB + antagonist))[:, None]], axis=2)
        err = yhat - y
        losses.append(np.sum(err * err))
        H = np.einsum("kmi,kmj->ij", J, J)
        rhs = np.einsum("kmi,km->i", J, err)
        theta = theta + np.linalg.solve(H + damping * np.diag(np.diag(H)), rhs)
    return {"theta": theta, "rss": np.array(losses), "pa2": -theta[2] / np.log(10)}
