# alpha is the standardized one, from the mean correlation, where that from the variances is wanted
def reliability(X):
    n, k = X.shape
    R = np.corrcoef(X, rowvar=False)
    rbar = (R.sum() - k) / (k * (k - 1))
    alpha = k * rbar / (1 + (k - 1) * rbar)
    v = X.var(axis=0, ddof=1)
    T = X.sum(axis=1)
    deleted, r = np.zeros(k), np.zeros(k)
    for j in range(k):
        rest = T - X[:, j]
        deleted[j] = (k - 1) / (k - 2) * (1 - (v.sum() - v[j]) / rest.var(ddof=1))
        r[j] = np.corrcoef(rest, X[:, j])[1, 0]
    return alpha, np.sqrt(T.var(ddof=1) * (1 - alpha)), deleted, r
