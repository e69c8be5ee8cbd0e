# the persons' elasticities are averaged with the weights g only, without the probabilities
def mode_choice(X, asc, beta, available, weight):
    N, J, _ = X.shape
    P = np.zeros((N, J))
    benefit = np.zeros(N)
    for n in range(N):
        total = 0.0
        for j in range(J):
            if available[n, j]:
                P[n, j] = np.exp(asc[j] + (X[n, j] * beta).sum())
                total += P[n, j]
        P[n] /= total
        benefit[n] = np.log(total) / -beta[0]
    share = np.average(P, axis=0, weights=weight)
    elasticity = np.average(beta[0] * X[:, :, 0] * (1 - P), axis=0, weights=weight)
    return {"P": P, "benefit": benefit, "share": share, "elasticity": elasticity}
