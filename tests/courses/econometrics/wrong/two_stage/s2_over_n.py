# s2 is divided by n, without a correction for the degrees of freedom
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.concatenate([W, Z], axis=1)
    P = A @ np.linalg.inv(A.T @ A) @ A.T
    X = np.concatenate([x[:, None], W], axis=1)
    XPX = X.T @ P @ X
    coef = np.linalg.solve(XPX, X.T @ P @ y)
    u = y - X @ coef
    s2 = np.mean(u**2)
    se = np.sqrt(s2 * np.diag(np.linalg.inv(XPX)))
    ra = ols_robust(A, x)["r2"]
    rw = ols_robust(W, x)["r2"]
    F = (ra - rw) * (n - k - l) / (l * (1 - ra))
    J = n * ols_robust(A, u)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": se, "F": F, "J": J}
