# the root is not taken: se holds the variances
def ols_robust(X, y):
    n, k = X.shape
    bread = np.linalg.inv(X.T @ X)
    coefs = bread @ (X.T @ y)
    eps = y - X @ coefs
    Xe = np.array([X[i] * eps[i] for i in range(n)])
    vc = n / (n - k) * bread @ (Xe.T @ Xe) @ bread
    se = [vc[j, j] for j in range(k)]
    tss = sum((yi - np.mean(y)) ** 2 for yi in y)
    rss = sum(ei**2 for ei in eps)
    return {"beta": coefs, "se": np.array(se), "r2": 1 - rss / tss}
