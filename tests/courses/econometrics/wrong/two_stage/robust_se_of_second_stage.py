# coef and se are read from ols_robust on the second stage: the errors are White's, of residuals with the fitted x
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    first = ols_robust(A, x)
    second = ols_robust(np.column_stack([A @ first["beta"], W]), y)
    coef, se = second["beta"], second["se"]
    u = y - np.column_stack([x, W]) @ coef
    F = ((first["r2"] - ols_robust(W, x)["r2"]) / l) / ((1 - first["r2"]) / (n - k - l))
    J = n * ols_robust(A, u)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": se, "F": F, "J": J}
