# the second stage calls ols_robust for the coefficients, standard errors in a comprehension
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.c_[W, Z]
    stage1 = ols_robust(A, x)
    X2 = np.c_[A @ stage1["beta"], W]
    stage2 = ols_robust(X2, y)
    coef = stage2["beta"]
    error = [y[i] - coef[0] * x[i] - np.dot(W[i], coef[1:]) for i in range(n)]
    error = np.array(error)
    s = np.sqrt(np.dot(error, error) / (n - k - 1))
    inverse = np.linalg.pinv(X2.T @ X2)
    se = np.array([s * np.sqrt(inverse[j, j]) for j in range(k + 1)])
    share = stage1["r2"] - ols_robust(W, x)["r2"]
    F = share * (n - k - l) / (l * (1 - stage1["r2"]))
    J = 0.0 if l == 1 else n * ols_robust(A, error)["r2"]
    return {"coef": coef, "se": se, "F": F, "J": J}
