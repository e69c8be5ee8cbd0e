# two mistakes: no factor n/(n-k) in the variances, and the total of r2 is that of y without its mean taken off
def ols_robust(X, y):
    inverse = np.linalg.inv(X.T @ X)
    beta = inverse @ X.T @ y
    u = y - X @ beta
    meat = sum(ui**2 * np.outer(xi, xi) for ui, xi in zip(u, X))
    se = np.sqrt(np.diag(inverse @ meat @ inverse))
    r2 = 1 - np.sum(u**2) / np.sum(y**2)
    return {"beta": beta, "se": se, "r2": r2}
