# Sargan's regression takes the residuals of the second stage, those with the fitted x
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    stage_one = ols_robust(A, x)
    Xfit = np.column_stack([A @ stage_one["beta"], W])
    Xtrue = np.column_stack([x, W])
    bread = np.linalg.inv(Xfit.T @ Xfit)
    coef = bread @ Xfit.T @ y
    e_fit = y - Xfit @ coef
    e_true = y - Xtrue @ coef
    s2 = e_true @ e_true / (n - k - 1)
    F = (stage_one["r2"] - ols_robust(W, x)["r2"]) / l
    F /= (1 - stage_one["r2"]) / (n - k - l)
    J = n * ols_robust(A, e_fit)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": np.sqrt(s2 * np.diag(bread)), "F": F, "J": J}
