# the right-hand side uses all ratings, missing ones too
def als_users(R, mask, V, lam):
    n, m = R.shape
    d = V.shape[1]
    U = np.zeros((n, d))
    for u in range(n):
        w = mask[u].astype(float)
        if w.sum() == 0:
            continue
        A = (V * w[:, None]).T @ V
        A += lam * w.sum() * np.eye(d)
        U[u] = np.linalg.inv(A) @ (V.T @ R[u])
    return U
