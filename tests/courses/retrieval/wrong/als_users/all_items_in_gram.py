# what: Q^T Q is over all items, only the right side is masked
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = R.shape[0], Q.shape[1]
    E = np.where(mask, R - mu - bu[:, None] - bi, 0)
    G = Q.T @ Q
    P = np.zeros((n, f))
    for u in range(n):
        c = mask[u].sum()
        if c:
            P[u] = np.linalg.solve(G + lam * c * np.eye(f), Q.T @ E[u])
    return P
