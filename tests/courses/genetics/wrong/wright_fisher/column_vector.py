# the distribution is multiplied as a column, P @ x, instead of as a row, x @ P
def wright_fisher(N, i0, w, u, v, T):
    n_genes = 2 * N
    p = np.arange(n_genes + 1) / n_genes
    q = 1 - p
    num = p**2 * w[0] + p * q * w[1]
    den = num + p * q * w[1] + q**2 * w[2]
    ps = num / den
    pp = ps * (1 - u) + (1 - ps) * v
    P = np.zeros((n_genes + 1, n_genes + 1))
    for i, r in enumerate(pp):
        P[i] = [math.comb(n_genes, j) * r**j * (1 - r) ** (n_genes - j) for j in range(n_genes + 1)]
    x = np.zeros(n_genes + 1)
    x[i0] = 1
    X = np.zeros((T + 1, n_genes + 1))
    X[0] = x
    for t in range(1, T + 1):
        X[t] = P @ X[t - 1]
    return X @ p, X @ (2 * p * q), X[:, -1]
