# the inverse is multiplied with s instead of s2, before the root
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    stage = ols_robust(A, x)
    Xh = np.column_stack([A @ stage["beta"], W])
    coef = np.linalg.lstsq(Xh, y, rcond=None)[0]
    e = y - np.column_stack([x, W]) @ coef
    s = np.sqrt(e @ e / (n - k - 1))
    se = np.sqrt(s * np.diag(np.linalg.inv(Xh.T @ Xh)))
    top = (stage["r2"] - ols_robust(W, x)["r2"]) / l
    bottom = (1 - stage["r2"]) / (n - k - l)
    J = n * ols_robust(A, e)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": se, "F": top / bottom, "J": J}
