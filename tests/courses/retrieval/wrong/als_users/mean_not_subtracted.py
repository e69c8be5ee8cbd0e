# what: the biases are taken off, the mean rating is not
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = R.shape[0], Q.shape[1]
    P = np.zeros((n, f))
    for u in range(n):
        rated = mask[u]
        count = np.sum(rated)
        if count == 0:
            continue
        Qu = Q[rated]
        residual = R[u, rated] - bu[u] - bi[rated]
        A = Qu.T @ Qu + lam * count * np.eye(f)
        P[u] = np.linalg.solve(A, Qu.T @ residual)
    return P
