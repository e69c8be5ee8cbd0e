# the benefit is the expected utility, the sum of P times V, instead of the logsum
def mode_choice(X, asc, beta, available, weight):
    util = X @ beta + asc
    num = np.exp(util)
    num[available == False] = 0
    P = (num.T / num.sum(axis=1)).T
    expected = np.sum(P * util, axis=1)
    w2 = weight[:, None]
    share = np.sum(w2 * P, axis=0) / np.sum(w2)
    e_nj = X[:, :, 0] * beta[0] * (1 - P)
    elasticity = np.sum(w2 * P * e_nj, axis=0) / np.sum(w2 * P, axis=0)
    return {"P": P, "benefit": -expected / beta[0], "share": share, "elasticity": elasticity}
