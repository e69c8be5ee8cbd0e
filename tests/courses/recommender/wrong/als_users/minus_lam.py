# the regularisation has the wrong sign
def als_users(R, mask, V, lam):
    n, d = R.shape[0], V.shape[1]
    W = mask.astype(float)
    U = np.zeros((n, d))
    I = np.eye(d)
    for u in range(n):
        if not mask[u].any():
            continue
        A = np.einsum("i,ia,ib->ab", W[u], V, V) - lam * W[u].sum() * I
        b = np.einsum("i,ia,i->a", W[u], V, R[u])
        U[u] = np.linalg.solve(A, b)
    return U
