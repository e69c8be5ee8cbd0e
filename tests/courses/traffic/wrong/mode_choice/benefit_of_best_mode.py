# the benefit is the utility of the best available mode instead of the logsum
def mode_choice(X, asc, beta, available, weight):
    N, J = available.shape
    V = np.full((N, J), -np.inf)
    V[available] = (X @ beta + asc)[available]
    e = np.exp(V)
    P = e / e.sum(axis=1, keepdims=True)
    benefit = V.max(axis=1) / -beta[0]
    pop = weight[:, None] * P
    share = pop.sum(0) / weight.sum()
    own = beta[0] * X[:, :, 0] * (1 - P)
    return {"P": P, "benefit": benefit, "share": share, "elasticity": (pop * own).sum(0) / pop.sum(0)}
