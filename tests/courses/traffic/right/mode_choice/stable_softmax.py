# minus infinity for what is not available, the largest utility subtracted and added back
def mode_choice(X, asc, beta, available, weight):
    V = np.where(available, X @ beta + asc, -np.inf)
    m = V.max(axis=1)
    z = np.exp(V - m[:, None])
    P = z / z.sum(axis=1, keepdims=True)
    logsum = m + np.log(z.sum(axis=1))
    elasticity = [
        np.average(beta[0] * X[:, j, 0] * (1 - P[:, j]), weights=weight * P[:, j]) for j in range(len(asc))
    ]
    return {
        "P": P,
        "benefit": -logsum / beta[0],
        "share": np.average(P, axis=0, weights=weight),
        "elasticity": np.array(elasticity),
    }
