# the small-sample factor is upside down: (n-k)/n
def ols_robust(X, y):
    n, k = X.shape
    beta = np.linalg.lstsq(X, y, rcond=None)[0]
    residual = y - np.dot(X, beta)
    bread = np.linalg.inv(np.dot(X.T, X))
    meat = np.dot(X.T * residual**2, X)
    hc0 = np.dot(np.dot(bread, meat), bread)
    correction = (n - k) / n
    robust = correction * hc0
    r2 = 1 - np.dot(residual, residual) / np.sum((y - np.mean(y)) ** 2)
    return {"beta": beta, "se": np.sqrt(robust.diagonal()), "r2": r2}
