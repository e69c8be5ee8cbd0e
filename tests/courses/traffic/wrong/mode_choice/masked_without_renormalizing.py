# the probabilities are computed over all modes and then set to 0 where a mode is missing, without dividing by what is left
def mode_choice(X, asc, beta, available, weight):
    U = X @ beta + asc
    E = np.exp(U)
    P = E / E.sum(axis=1, keepdims=True)
    P[~available] = 0
    logsum = np.log((E * available).sum(axis=1))
    pw = P * weight.reshape(-1, 1)
    e = beta[0] * X[..., 0] * (1 - P)
    return {
        "P": P,
        "benefit": logsum / -beta[0],
        "share": pw.sum(axis=0) / weight.sum(),
        "elasticity": (pw * e).sum(axis=0) / pw.sum(axis=0),
    }
