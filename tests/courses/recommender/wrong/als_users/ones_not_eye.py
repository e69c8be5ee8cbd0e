# lam is added to every entry of the matrix, not to its diagonal
def als_users(R, mask, V, lam):
    d = V.shape[1]
    out = []
    for r, k in zip(R, mask):
        n_r = int(k.sum())
        if n_r == 0:
            out.append(np.zeros(d))
            continue
        Q = V[k]
        out.append(np.linalg.solve(Q.T @ Q + lam * n_r * np.ones((d, d)) + 1e-9 * np.eye(d), Q.T @ r[k]))
    return np.array(out)
