# the degrees of freedom in the denominator of F are n - l: the exogenous regressors are not counted
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    f = ols_robust(A, x)
    D = np.column_stack([A @ f["beta"], W])
    inv = np.linalg.inv(D.T @ D)
    theta = inv @ D.T @ y
    v = y - np.column_stack([x, W]) @ theta
    se = np.sqrt(v @ v / (n - k - 1) * np.diag(inv))
    df1, df2 = l, n - l
    F = (f["r2"] - ols_robust(W, x)["r2"]) / (1 - f["r2"]) * df2 / df1
    J = n * ols_robust(A, v)["r2"] if l > 1 else 0.0
    return {"coef": theta, "se": se, "F": F, "J": J}
