# the variance has the inverse of X'X with x itself, where the fitted x belongs
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    reg1 = ols_robust(A, x)
    X1 = np.column_stack([A @ reg1["beta"], W])
    X0 = np.column_stack([x, W])
    coef = np.linalg.solve(X1.T @ X1, X1.T @ y)
    eps = y - X0 @ coef
    s2 = eps @ eps / (n - k - 1)
    V = s2 * np.linalg.inv(X0.T @ X0)
    F = ((reg1["r2"] - ols_robust(W, x)["r2"]) / l) / ((1 - reg1["r2"]) / (n - k - l))
    J = n * ols_robust(A, eps)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": np.sqrt(np.diag(V)), "F": F, "J": J}
