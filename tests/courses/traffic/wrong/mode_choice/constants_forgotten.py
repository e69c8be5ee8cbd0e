# the modes' constants are not in the utility
def mode_choice(X, asc, beta, available, weight):
    J = len(asc)
    V = sum(beta[k] * X[:, :, k] for k in range(len(beta)))
    e = np.where(available, np.exp(V), 0.0)
    tot = e.sum(axis=1)
    P = e / tot[:, None]
    benefit = np.log(tot) / -beta[0]
    share = np.array([np.sum(weight * P[:, j]) / np.sum(weight) for j in range(J)])
    el = np.array(
        [np.average(beta[0] * X[:, j, 0] * (1 - P[:, j]), weights=weight * P[:, j]) for j in range(J)]
    )
    return {"P": P, "benefit": benefit, "share": share, "elasticity": el}
