# the fitted x comes from a regression on a constant and Z alone, the other exogenous regressors are left out of that first stage
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack((W, Z))
    only_z = np.column_stack((np.ones(n), Z))
    pi = ols_robust(only_z, x)["beta"]
    xh = only_z @ pi
    Xh = np.column_stack((xh, W))
    V = np.linalg.inv(Xh.T @ Xh)
    coef = V @ (Xh.T @ y)
    res = y - x * coef[0] - W @ coef[1:]
    s2 = (res**2).sum() / (n - k - 1)
    full = ols_robust(A, x)["r2"]
    restricted = ols_robust(W, x)["r2"]
    F = ((full - restricted) / l) / ((1 - full) / (n - k - l))
    J = n * ols_robust(A, res)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": np.sqrt(s2 * V.diagonal()), "F": F, "J": J}
