# what: ridge as least squares with extra rows
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = R.shape[0], Q.shape[1]
    P = np.zeros((n, f))
    for u in range(n):
        idx = np.flatnonzero(mask[u])
        if idx.size:
            A = np.vstack([Q[idx], np.sqrt(lam * idx.size) * np.eye(f)])
            y = np.concatenate([R[u, idx] - (mu + bu[u] + bi[idx]), np.zeros(f)])
            P[u] = np.linalg.lstsq(A, y, rcond=None)[0]
    return P
