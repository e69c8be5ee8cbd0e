# lam is added for every rated item and again times the count (doubled)
def als_users(R, mask, V, lam):
    n, m = R.shape
    d = V.shape[1]
    U = np.zeros((n, d))
    for u in range(n):
        A = lam * mask[u].sum() * np.eye(d)
        b = np.zeros(d)
        for i in range(m):
            if mask[u][i]:
                A = A + np.outer(V[i], V[i]) + lam * np.eye(d)
                b = b + R[u][i] * V[i]
        if mask[u].any():
            U[u] = np.linalg.solve(A, b)
    return U
