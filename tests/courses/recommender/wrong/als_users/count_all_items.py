# multiplies lam by the number of all items
def als_users(R, mask, V, lam):
    n, m = R.shape
    d = V.shape[1]
    U = np.zeros((n, d))
    for u in range(n):
        rated = mask[u]
        if rated.sum() == 0:
            continue
        Vu = V[rated]
        A = Vu.T @ Vu
        A[np.diag_indices(d)] += lam * m
        U[u] = np.linalg.solve(A, Vu.T @ R[u, rated])
    return U
