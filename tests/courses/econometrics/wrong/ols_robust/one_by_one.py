# each coefficient comes from a regression of y on its column alone, as if the other regressors were not there
def ols_robust(X, y):
    n, k = X.shape
    beta = np.array([X[:, j] @ y / (X[:, j] @ X[:, j]) for j in range(k)])
    e = y - X @ beta
    A = np.linalg.inv(X.T @ X)
    M = (X * (e**2)[:, None]).T @ X
    V = n / (n - k) * A @ M @ A
    r2 = 1 - np.sum(e**2) / np.sum((y - np.mean(y)) ** 2)
    return {"beta": beta, "se": np.sqrt(np.diag(V)), "r2": r2}
