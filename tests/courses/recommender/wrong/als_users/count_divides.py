# lam is divided by the number of ratings instead of multiplied
def als_users(R, mask, V, lam):
    d = V.shape[1]
    W = mask.astype(float)
    count = np.maximum(W.sum(axis=1), 1)
    A = np.einsum("ui,ia,ib->uab", W, V, V) + (lam / count)[:, None, None] * np.eye(d)
    b = np.einsum("ui,ia->ua", W * R, V)
    U = np.zeros((len(R), d))
    for u in range(len(R)):
        U[u] = np.linalg.solve(A[u], b[u])
    return U
