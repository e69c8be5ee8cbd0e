# the standard errors are the classical ones, the roots of s2 (X'X)^-1, not White's
def ols_robust(X, y):
    N, K = X.shape
    beta_hat, *_ = np.linalg.lstsq(X, y, rcond=None)
    fitted = X @ beta_hat
    errors = y - fitted
    sigma2 = errors @ errors / (N - K)
    variance = sigma2 * np.linalg.inv(X.T @ X)
    total = ((y - y.mean()) ** 2).sum()
    return {"beta": beta_hat, "se": np.sqrt(np.diag(variance)), "r2": 1 - errors @ errors / total}
