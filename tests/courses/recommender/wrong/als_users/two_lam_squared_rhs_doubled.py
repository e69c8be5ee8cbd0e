# two mistakes: lam is squared, and the right-hand side is doubled
def als_users(R, mask, V, lam):
    n, d = R.shape[0], V.shape[1]
    U = np.zeros((n, d))
    for u in range(n):
        sel = mask[u]
        if sel.sum() == 0:
            continue
        Vs = V[sel]
        reg = lam**2 * sel.sum() * np.eye(d)
        grad = 2 * Vs.T @ R[u, sel]
        U[u] = np.linalg.solve(Vs.T @ Vs + reg, grad)
    return U
