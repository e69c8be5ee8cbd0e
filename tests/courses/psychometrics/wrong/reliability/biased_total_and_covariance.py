# two mistakes: sem has the variance divided by n (alpha is right), and item_rest is the covariance
def reliability(X):
    n, k = X.shape
    T = X.sum(axis=1)
    v = X.var(axis=0, ddof=1)
    alpha = k / (k - 1) * (1 - v.sum() / T.var(ddof=1))
    deleted, r = [], []
    for j in range(k):
        rest = T - X[:, j]
        deleted.append((k - 1) / (k - 2) * (1 - (v.sum() - v[j]) / rest.var(ddof=1)))
        r.append(np.cov(X[:, j], rest)[0, 1])
    return alpha, np.std(T) * np.sqrt(1 - alpha), np.array(deleted), np.array(r)
