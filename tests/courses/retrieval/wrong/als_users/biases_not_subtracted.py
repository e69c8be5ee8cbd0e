# what: only the mean is taken off the ratings, the biases are not
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = R.shape[0], Q.shape[1]
    P = np.zeros((n, f))
    for u in range(n):
        rated = mask[u]
        if rated.sum() == 0:
            continue
        Qu = Q[rated]
        A = Qu.T @ Qu + lam * rated.sum() * np.eye(f)
        P[u] = np.linalg.inv(A) @ (Qu.T @ (R[u, rated] - mu))
    return P
