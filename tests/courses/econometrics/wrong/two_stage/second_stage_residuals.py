# the residuals are those of the second stage, made with the fitted x instead of x itself
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    instruments = np.hstack((W, Z))
    stage1 = ols_robust(instruments, x)
    xhat = instruments @ stage1["beta"]
    R = np.hstack((xhat[:, None], W))
    b = np.linalg.solve(R.T @ R, R.T @ y)
    u = y - R @ b
    s2 = u @ u / (n - k - 1)
    se = np.sqrt(s2 * np.diag(np.linalg.inv(R.T @ R)))
    r_small = ols_robust(W, x)["r2"]
    F = (stage1["r2"] - r_small) / l / ((1 - stage1["r2"]) / (n - k - l))
    J = 0.0
    if l > 1:
        J = n * ols_robust(instruments, u)["r2"]
    return {"coef": b, "se": se, "F": F, "J": J}
