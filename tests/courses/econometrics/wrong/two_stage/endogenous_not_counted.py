# s2 is divided by n - k: the coefficient of x is not counted
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    exog = np.column_stack([W, Z])
    reg = ols_robust(exog, x)
    x_fitted = exog @ reg["beta"]
    M = np.column_stack([x_fitted, W])
    coef = np.linalg.lstsq(M, y, rcond=None)[0]
    resid = y - (coef[0] * x + W @ coef[1:])
    sigma2 = resid @ resid / (n - k)
    se = np.sqrt(np.diag(sigma2 * np.linalg.inv(M.T @ M)))
    num = (reg["r2"] - ols_robust(W, x)["r2"]) / l
    den = (1 - reg["r2"]) / (n - k - l)
    if l == 1:
        sargan = 0.0
    else:
        sargan = n * ols_robust(exog, resid)["r2"]
    return {"coef": coef, "se": se, "F": num / den, "J": sargan}
