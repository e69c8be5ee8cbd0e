# the elasticity is computed from the weighted mean cost and the share of the mode instead of as a mean over persons
def mode_choice(X, asc, beta, available, weight):
    expV = available * np.exp(X @ beta + asc)
    D = expV.sum(axis=1)
    P = expV / D[:, None]
    w = weight / weight.sum()
    share = w @ P
    mean_cost = w @ X[:, :, 0]
    elasticity = beta[0] * mean_cost * (1 - share)
    return {"P": P, "benefit": np.log(D) / -beta[0], "share": share, "elasticity": elasticity}
