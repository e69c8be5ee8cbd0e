# counts along the wrong axis: lam is multiplied by the number of ratings of an item, with the user's number taken modulo m
def als_users(R, mask, V, lam):
    n, m = R.shape
    d = V.shape[1]
    counts = mask.sum(axis=0)
    U = np.zeros((n, d))
    for u in range(n):
        if mask[u].sum() == 0:
            continue
        Vu = V[mask[u]]
        A = Vu.T @ Vu + lam * counts[u % m] * np.eye(d)
        U[u] = np.linalg.solve(A, Vu.T @ R[u, mask[u]])
    return U
