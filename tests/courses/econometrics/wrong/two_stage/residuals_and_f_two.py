# two mistakes: the residuals are made with the fitted x, and the numerator of F is not divided by the number of instruments
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.hstack([W, Z])
    r1 = ols_robust(A, x)
    Xh = np.hstack([(A @ r1["beta"])[:, None], W])
    inv = np.linalg.inv(Xh.T @ Xh)
    b = inv @ Xh.T @ y
    resid = y - Xh @ b
    se = np.sqrt(np.diag(inv) * (resid @ resid) / (n - k - 1))
    F = (r1["r2"] - ols_robust(W, x)["r2"]) / (1 - r1["r2"]) * (n - k - l)
    J = n * ols_robust(A, resid)["r2"] if l > 1 else 0.0
    return {"coef": b, "se": se, "F": F, "J": J}
