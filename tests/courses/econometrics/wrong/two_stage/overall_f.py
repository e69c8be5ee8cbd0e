# F takes the whole r2 of the first stage, that of the regression on W alone is not taken off
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.c_[W, Z]
    first = ols_robust(A, x)
    r2 = first["r2"]
    Xhat = np.c_[A @ first["beta"], W]
    coef = np.linalg.inv(Xhat.T @ Xhat) @ Xhat.T @ y
    u = y - np.c_[x, W] @ coef
    s2 = u.T @ u / (n - (k + 1))
    var = s2 * np.linalg.inv(Xhat.T @ Xhat)
    F = (r2 / l) / ((1 - r2) / (n - k - l))
    J = n * ols_robust(A, u)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": np.sqrt(np.diag(var)), "F": F, "J": J}
