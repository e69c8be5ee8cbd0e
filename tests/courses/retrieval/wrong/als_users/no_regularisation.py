# what: plain least squares without the penalty
def als_users(R, mask, mu, bu, bi, Q, lam):
    n, f = R.shape[0], Q.shape[1]
    P = np.zeros((n, f))
    for u in range(n):
        rated = mask[u]
        if np.any(rated):
            P[u] = np.linalg.lstsq(Q[rated], R[u, rated] - mu - bu[u] - bi[rated], rcond=None)[0]
    return P
