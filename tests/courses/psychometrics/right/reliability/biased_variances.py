# what: alphas from variances with n (the ratio is the same), n - 1 in sem only, correlations by hand
def reliability(X):
    n, k = X.shape
    Z = X - X.mean(axis=0)
    T = Z.sum(axis=1)
    q = (Z**2).sum(axis=0)
    Q = T @ T
    alpha = k / (k - 1) * (Q - q.sum()) / Q
    ad, ir = np.empty(k), np.empty(k)
    for j in range(k):
        R = T - Z[:, j]
        ad[j] = (k - 1) / (k - 2) * (1 - (q.sum() - q[j]) / (R @ R))
        ir[j] = Z[:, j] @ R / np.sqrt(q[j] * (R @ R))
    return alpha, np.sqrt(Q / (n - 1) * (1 - alpha)), ad, ir
