# subtracts the user's mean from the ratings first
def als_users(R, mask, V, lam):
    n, d = R.shape[0], V.shape[1]
    U = np.zeros((n, d))
    for u in range(n):
        rated = mask[u]
        if rated.sum() > 0:
            y = R[u, rated]
            y = y - y.mean()
            X = V[rated]
            U[u] = np.linalg.solve(X.T @ X + lam * rated.sum() * np.eye(d), X.T @ y)
    return U
