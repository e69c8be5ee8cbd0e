# the shares are plain means over the persons, the weights are not used for them
def mode_choice(X, asc, beta, available, weight):
    n_pers = X.shape[0]
    P = np.zeros(available.shape)
    benefit = np.zeros(n_pers)
    for n in range(n_pers):
        idx = np.where(available[n])[0]
        ev = np.exp(X[n, idx] @ beta + asc[idx])
        P[n, idx] = ev / np.sum(ev)
        benefit[n] = np.log(np.sum(ev)) / (-beta[0])
    share = P.mean(axis=0)
    own = beta[0] * X[:, :, 0] * (1 - P)
    w = weight[:, None] * P
    return {"P": P, "benefit": benefit, "share": share, "elasticity": (w * own).sum(axis=0) / w.sum(axis=0)}
