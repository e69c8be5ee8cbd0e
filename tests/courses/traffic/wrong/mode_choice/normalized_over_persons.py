# the probabilities are normalized over the persons instead of over the modes (wrong axis)
def mode_choice(X, asc, beta, available, weight):
    V = X @ beta + asc[None, :]
    ev = np.exp(V) * available
    P = ev / ev.sum(axis=0, keepdims=True)
    benefit = np.log(ev.sum(axis=1)) / -beta[0]
    share = (weight[:, None] * P).sum(axis=0) / weight.sum()
    own = beta[0] * X[:, :, 0] * (1 - P)
    w = weight[:, None] * P
    elasticity = (w * own).sum(axis=0) / w.sum(axis=0)
    return {"P": P, "benefit": benefit, "share": share, "elasticity": elasticity}
