# the coefficients of W come first and that of x last, in coef and in se
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    fs = ols_robust(A, x)
    Xh = np.column_stack([W, A @ fs["beta"]])
    X = np.column_stack([W, x])
    XX = np.linalg.inv(Xh.T @ Xh)
    b = XX @ Xh.T @ y
    u = y - X @ b
    s2 = np.sum(u**2) / (n - k - 1)
    F = ((fs["r2"] - ols_robust(W, x)["r2"]) / l) / ((1 - fs["r2"]) / (n - k - l))
    J = n * ols_robust(A, u)["r2"] if l > 1 else 0.0
    return {"coef": b, "se": np.sqrt(s2 * np.diag(XX)), "F": F, "J": J}
