# logaddexp for the logsum, einsum for the sums over the sample, P from differences of logs
def mode_choice(X, asc, beta, available, weight):
    V = np.einsum("njk,k->nj", X, beta) + asc
    V[~available] = -np.inf
    L = np.logaddexp.reduce(V, axis=1)
    P = np.exp(V - L[:, None])
    g = weight / weight.sum()
    share = np.einsum("n,nj->j", g, P)
    slope = beta[0] * np.einsum("n,nj,nj->j", g, P - P**2, X[:, :, 0])
    return {"P": P, "benefit": L / abs(beta[0]), "share": share, "elasticity": slope / share}
