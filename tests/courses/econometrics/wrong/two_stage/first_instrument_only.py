# the fitted x uses the first instrument alone, the other columns of Z are left out of that first stage
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    B = np.column_stack([W, Z[:, 0]])
    xhat = B @ ols_robust(B, x)["beta"]
    Xhat = np.column_stack([xhat, W])
    bread = np.linalg.inv(Xhat.T @ Xhat)
    coef = bread @ Xhat.T @ y
    resid = y - np.column_stack([x, W]) @ coef
    se = np.sqrt(np.sum(resid**2) / (n - k - 1) * np.diag(bread))
    r2_long = ols_robust(A, x)["r2"]
    r2_short = ols_robust(W, x)["r2"]
    F = ((r2_long - r2_short) / l) / ((1 - r2_long) / (n - k - l))
    J = n * ols_robust(A, resid)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": se, "F": F, "J": J}
