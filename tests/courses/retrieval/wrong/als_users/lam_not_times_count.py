# what: lam I instead of lam n_u I
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = len(R), Q.shape[1]
    P = np.zeros((n, f))
    for u in range(n):
        idx = np.flatnonzero(mask[u])
        if len(idx) == 0:
            continue
        Z = Q[idx]
        r = R[u, idx] - mu - bu[u] - bi[idx]
        P[u] = np.linalg.solve(Z.T @ Z + lam * np.eye(f), Z.T @ r)
    return P
