# the weighted sum of the elasticities is divided by the sum of the weights g instead of the sum of g P
def mode_choice(X, asc, beta, available, weight):
    v = X @ beta + asc
    ev = np.exp(v)
    ev[np.logical_not(available)] = 0.0
    den = np.sum(ev, axis=1, keepdims=True)
    P = ev / den
    share = np.average(P, axis=0, weights=weight)
    e = np.zeros(len(asc))
    for j in range(len(asc)):
        for n in range(len(weight)):
            e[j] += weight[n] * P[n, j] * beta[0] * X[n, j, 0] * (1 - P[n, j])
    return {"P": P, "benefit": np.log(den[:, 0]) / -beta[0], "share": share, "elasticity": e / weight.sum()}
