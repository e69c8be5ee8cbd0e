# what: lam without the count, and the user's bias is not taken off
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = R.shape[0], Q.shape[1]
    P = np.zeros((n, f))
    for u in range(n):
        rated = mask[u]
        if rated.sum() == 0:
            continue
        Qu = Q[rated]
        residual = R[u, rated] - mu - bi[rated]
        P[u] = np.linalg.solve(Qu.T @ Qu + lam * np.eye(f), Qu.T @ residual)
    return P
