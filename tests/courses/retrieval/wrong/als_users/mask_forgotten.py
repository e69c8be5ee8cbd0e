# what: every entry of R is taken for a rating, the mask only counts
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = R.shape[0], Q.shape[1]
    P = np.zeros((n, f))
    for u in range(n):
        count = mask[u].sum()
        if count == 0:
            continue
        residual = R[u] - mu - bu[u] - bi
        P[u] = np.linalg.solve(Q.T @ Q + lam * count * np.eye(f), Q.T @ residual)
    return P
