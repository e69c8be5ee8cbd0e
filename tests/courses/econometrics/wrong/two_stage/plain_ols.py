# the second stage regresses on x itself and not on its fitted values: coef and se are those of ordinary least squares
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.c_[W, Z]
    fs = ols_robust(A, x)
    X = np.c_[x, W]
    XtX = X.T @ X
    coef = np.linalg.solve(XtX, X.T @ y)
    u = y - X @ coef
    se = np.sqrt(np.diag(np.linalg.inv(XtX)) * (u @ u) / (n - k - 1))
    F = ((fs["r2"] - ols_robust(W, x)["r2"]) / l) / ((1 - fs["r2"]) / (n - k - l))
    J = n * ols_robust(A, u)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": se, "F": F, "J": J}
