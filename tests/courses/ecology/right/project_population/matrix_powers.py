# powers of the matrix for each year, made by np.diag; lambda from eigvals, the vector from the null space by svd
def project_population(n0, fertility, survival, steps):
    M = np.diag(survival, -1) + np.outer(np.eye(len(n0))[0], fertility)
    N = np.stack([np.linalg.matrix_power(M, t) @ n0 for t in range(steps + 1)], axis=-1)
    totals = np.einsum("at->t", N)
    lam = np.linalg.eigvals(M).real.max()
    null = np.linalg.svd(M - lam * np.eye(len(n0)))[2][-1]
    return N, totals[1:] / totals[:-1], lam, null / null.sum()
