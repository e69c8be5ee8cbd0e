# uses the missing ratings instead of the known ones
def als_users(R, mask, V, lam):
    n, d = R.shape[0], V.shape[1]
    U = np.zeros((n, d))
    for u in range(n):
        use = ~mask[u]
        if not use.any():
            continue
        X = V[use]
        y = R[u, use]
        U[u] = np.linalg.solve(X.T @ X + lam * use.sum() * np.eye(d), X.T @ y)
    return U
