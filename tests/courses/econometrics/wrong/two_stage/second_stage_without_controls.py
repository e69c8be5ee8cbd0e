# the second stage has only the constant beside the fitted x, the coefficients of the other exogenous regressors are left at zero (the errors still take the whole inverse)
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    fs = ols_robust(A, x)
    xhat = A @ fs["beta"]
    Xhat = np.column_stack([xhat, W])
    small = Xhat[:, :2]
    coef = np.zeros(k + 1)
    coef[:2] = np.linalg.solve(small.T @ small, small.T @ y)
    u = y - np.column_stack([x, W]) @ coef
    s2 = u @ u / (n - k - 1)
    se = np.sqrt(s2 * np.diag(np.linalg.inv(Xhat.T @ Xhat)))
    F = ((fs["r2"] - ols_robust(W, x)["r2"]) / l) / ((1 - fs["r2"]) / (n - k - l))
    J = n * ols_robust(A, u)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": se, "F": F, "J": J}
