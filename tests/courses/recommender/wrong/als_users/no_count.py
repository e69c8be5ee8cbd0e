# lam is not multiplied by the number of ratings
def als_users(R, mask, V, lam):
    n, d = R.shape[0], V.shape[1]
    U = np.zeros((n, d))
    for u in range(n):
        idx = np.flatnonzero(mask[u])
        if len(idx) == 0:
            continue
        Vr = V[idx]
        lhs = Vr.T @ Vr + lam * np.eye(d)
        rhs = Vr.T @ R[u, idx]
        U[u] = np.linalg.solve(lhs, rhs)
    return U
