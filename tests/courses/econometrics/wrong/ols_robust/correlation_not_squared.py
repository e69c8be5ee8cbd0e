# r2 is the correlation of y with the fitted values, it is not squared
def ols_robust(X, y):
    n, k = X.shape
    bread = np.linalg.inv(X.T @ X)
    beta = bread @ X.T @ y
    fit = X @ beta
    u = y - fit
    meat = X.T @ np.diag(u**2) @ X
    V = n / (n - k) * bread @ meat @ bread
    return {"beta": beta, "se": np.sqrt(np.diag(V)), "r2": np.corrcoef(y, fit)[0, 1]}
