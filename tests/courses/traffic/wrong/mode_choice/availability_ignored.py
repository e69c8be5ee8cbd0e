# the availability is ignored: every person can choose every mode
def mode_choice(X, asc, beta, available, weight):
    V = np.einsum("njk,k->nj", X, beta) + asc
    e = np.exp(V)
    s = e.sum(axis=1)
    P = e / s[:, None]
    G = weight[:, None] * P
    return {
        "P": P,
        "benefit": -np.log(s) / beta[0],
        "share": G.sum(axis=0) / weight.sum(),
        "elasticity": (G * beta[0] * X[:, :, 0] * (1 - P)).sum(axis=0) / G.sum(axis=0),
    }
