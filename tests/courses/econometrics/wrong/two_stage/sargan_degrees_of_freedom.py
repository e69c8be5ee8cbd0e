# J is r2 times n - k - l, the degrees of freedom, where n belongs
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.hstack([W, Z])
    dof = n - A.shape[1]
    fs = ols_robust(A, x)
    R = np.hstack([(A @ fs["beta"])[:, None], W])
    C = np.linalg.inv(R.T @ R)
    coef = C @ R.T @ y
    u = y - np.hstack([x[:, None], W]) @ coef
    se = np.sqrt(np.sum(u * u) / (n - k - 1) * np.diag(C))
    F = ((fs["r2"] - ols_robust(W, x)["r2"]) / l) / ((1 - fs["r2"]) / dof)
    J = dof * ols_robust(A, u)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": se, "F": F, "J": J}
