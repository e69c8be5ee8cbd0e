# the elasticity is the plain mean of the persons' elasticities, without weights and probabilities
def mode_choice(X, asc, beta, available, weight):
    V = X @ beta + asc
    mask = available.astype(float)
    S = (mask * np.exp(V)).sum(1)
    P = mask * np.exp(V) / S[:, None]
    share = (P * weight[:, None]).sum(0) / weight.sum()
    individual = beta[0] * X[:, :, 0] * (1 - P)
    return {"P": P, "benefit": -np.log(S) / beta[0], "share": share, "elasticity": individual.mean(axis=0)}
