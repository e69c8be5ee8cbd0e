# the Gram matrix is taken over all items, not the rated ones
def als_users(R, mask, V, lam):
    n = R.shape[0]
    d = V.shape[1]
    G = V.T @ V
    U = np.zeros((n, d))
    for u in range(n):
        c = mask[u].sum()
        if c > 0:
            b = V[mask[u]].T @ R[u, mask[u]]
            U[u] = np.linalg.solve(G + lam * c * np.eye(d), b)
    return U
