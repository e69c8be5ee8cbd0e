# what: the penalty is (lam n_u)^2, as if lam were a standard deviation
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = R.shape[0], Q.shape[1]
    P = np.zeros((n, f))
    for u in range(n):
        w = mask[u].astype(float)
        c = w.sum()
        if c == 0:
            continue
        A = (Q * w[:, None]).T @ Q + (lam * c) ** 2 * np.eye(f)
        P[u] = np.linalg.solve(A, Q.T @ (w * (R[u] - mu - bu[u] - bi)))
    return P
