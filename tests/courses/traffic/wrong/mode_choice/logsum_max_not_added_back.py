# the largest utility is subtracted before exp but not added back to the logsum
def mode_choice(X, asc, beta, available, weight):
    V = np.where(available, X @ beta + asc, -1e10)
    Vs = V - V.max(axis=1, keepdims=True)
    eV = np.exp(Vs)
    S = eV.sum(axis=1, keepdims=True)
    P = eV / S
    benefit = np.log(S[:, 0]) / -beta[0]
    gP = weight[:, None] * P
    total = gP.sum(axis=0)
    share = total / weight.sum()
    elasticity = (gP * (1 - P) * X[:, :, 0]).sum(axis=0) / total * beta[0]
    return {"P": P, "benefit": benefit, "share": share, "elasticity": elasticity}
