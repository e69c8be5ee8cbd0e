# the covariance in item_rest is divided by n, the variances by n - 1: the correlations are too small
def reliability(X):
    n, k = X.shape
    T = X.sum(1)
    s2 = X.var(0, ddof=1)
    S2 = T.var(ddof=1)
    alpha = (k / (k - 1)) * (S2 - s2.sum()) / S2
    ad, ir = [], []
    for j in range(k):
        R = T - X[:, j]
        V = R.var(ddof=1)
        ad.append((k - 1) / (k - 2) * (V - s2.sum() + s2[j]) / V)
        cov = np.mean((X[:, j] - X[:, j].mean()) * (R - R.mean()))
        ir.append(cov / np.sqrt(V * s2[j]))
    return alpha, (S2 - alpha * S2) ** 0.5, np.array(ad), np.array(ir)
