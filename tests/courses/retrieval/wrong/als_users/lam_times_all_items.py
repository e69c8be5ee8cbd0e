# what: lam is multiplied by the number of all items, not of the user's ratings
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = R.shape[0], Q.shape[1]
    P = np.zeros((n, f))
    for u in range(n):
        rated = mask[u]
        if not rated.any():
            continue
        Qu = Q[rated]
        res = R[u, rated] - mu - bu[u] - bi[rated]
        P[u] = np.linalg.solve(Qu.T @ Qu + lam * R.shape[1] * np.eye(f), Qu.T @ res)
    return P
