# the benefit stays in units of utility, it is not divided by the cost coefficient
def mode_choice(X, asc, beta, available, weight):
    P, logsum = [], []
    for x, av in zip(X, available):
        u = np.exp(x.dot(beta) + asc) * av
        P.append(u / u.sum())
        logsum.append(np.log(u.sum()))
    P = np.array(P)
    share = np.average(P, axis=0, weights=weight)
    w = weight[:, None] * P
    elasticity = np.sum(w * (1 - P) * X[:, :, 0], axis=0) * beta[0] / np.sum(w, axis=0)
    return {"P": P, "benefit": np.array(logsum), "share": share, "elasticity": elasticity}
