# multiplies by the matrix instead of solving with it
def als_users(R, mask, V, lam):
    n, d = R.shape[0], V.shape[1]
    U = np.zeros((n, d))
    for u in range(n):
        rated = mask[u]
        cnt = np.sum(rated)
        if cnt == 0:
            continue
        Vu = V[rated]
        A = Vu.T @ Vu + lam * cnt * np.eye(d)
        U[u] = A @ (Vu.T @ R[u, rated])
    return U
