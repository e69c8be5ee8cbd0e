# Sargan's regression has a constant and Z only, the other exogenous regressors are left out
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    s1 = ols_robust(A, x)
    H = np.column_stack([A @ s1["beta"], W])
    HH = np.linalg.inv(H.T @ H)
    coef = HH @ (H.T @ y)
    u = y - np.column_stack([x, W]) @ coef
    se = np.sqrt(np.sum(u**2) / (n - k - 1) * np.diag(HH))
    F = ((s1["r2"] - ols_robust(W, x)["r2"]) / l) / ((1 - s1["r2"]) / (n - k - l))
    J = 0.0
    if l > 1:
        J = n * ols_robust(np.column_stack([np.ones(n), Z]), u)["r2"]
    return {"coef": coef, "se": se, "F": F, "J": J}
