# two mistakes: the shares are unweighted, and the benefit has the wrong sign
def mode_choice(X, asc, beta, available, weight):
    ex = available * np.exp(X @ beta + asc)
    s = ex.sum(1)
    P = ex / s[:, None]
    share = P.sum(axis=0) / len(P)
    wP = weight[:, None] * P
    el = (wP * X[:, :, 0] * (1 - P)).sum(axis=0) * beta[0] / wP.sum(axis=0)
    return {"P": P, "benefit": np.log(s) / beta[0], "share": share, "elasticity": el}
