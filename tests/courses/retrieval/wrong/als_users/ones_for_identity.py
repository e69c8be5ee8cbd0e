# what: lam n_u is added to all entries of the matrix, not to its diagonal (no identity)
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = R.shape[0], Q.shape[1]
    P = np.zeros((n, f))
    for u in range(n):
        rated = mask[u]
        count = np.sum(rated)
        if count == 0:
            continue
        Qu = Q[rated]
        residual = R[u, rated] - mu - bu[u] - bi[rated]
        A = Qu.T @ Qu + lam * count
        P[u] = np.linalg.pinv(A) @ (Qu.T @ residual)
    return P
