# what: the mean of the user's own ratings is taken off instead of mu + bu
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = R.shape[0], Q.shape[1]
    P = np.zeros((n, f))
    for u in range(n):
        rated = mask[u]
        count = np.sum(rated)
        if count == 0:
            continue
        Qu = Q[rated]
        residual = R[u, rated] - R[u, rated].mean() - bi[rated]
        P[u] = np.linalg.solve(Qu.T @ Qu + lam * count * np.eye(f), Qu.T @ residual)
    return P
