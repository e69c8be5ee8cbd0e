# the numerator of F is not divided by the number of instruments
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.hstack([W, Z])
    fs = ols_robust(A, x)
    Xh = np.hstack([(A @ fs["beta"]).reshape(n, 1), W])
    Vinv = np.linalg.inv(Xh.T @ Xh)
    coef = Vinv @ Xh.T @ y
    u = y - np.hstack([x.reshape(n, 1), W]) @ coef
    s = np.sqrt(np.sum(u**2) / (n - k - 1))
    se = s * np.sqrt(np.diag(Vinv))
    r_u, r_r = fs["r2"], ols_robust(W, x)["r2"]
    F = (r_u - r_r) / ((1 - r_u) / (n - k - l))
    J = n * ols_robust(A, u)["r2"] if l >= 2 else 0.0
    return {"coef": coef, "se": se, "F": F, "J": J}
