# the condition for J looks at the number of exogenous regressors instead of the number of instruments
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    fs = ols_robust(A, x)
    Xhat = np.column_stack([A @ fs["beta"], W])
    bread = np.linalg.inv(Xhat.T @ Xhat)
    coef = bread @ (Xhat.T @ y)
    u = y - coef[0] * x - W @ coef[1:]
    s2 = np.dot(u, u) / (n - 1 - k)
    rss_ratio = (1 - ols_robust(W, x)["r2"]) / (1 - fs["r2"])
    F = (rss_ratio - 1) * (n - k - l) / l
    if k > 1:
        J = n * ols_robust(A, u)["r2"]
    else:
        J = 0.0
    return {"coef": coef, "se": np.sqrt(s2 * np.diag(bread)), "F": F, "J": J}
