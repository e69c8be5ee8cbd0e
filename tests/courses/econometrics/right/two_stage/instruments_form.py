# the instrumental-variable form with the fitted values as instruments; J times a zero or one instead of a condition
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.concatenate((W, Z), axis=1)
    fs, w_only = ols_robust(A, x), ols_robust(W, x)
    inst = np.concatenate((np.dot(A, fs["beta"]).reshape(-1, 1), W), axis=1)
    X = np.concatenate((x.reshape(-1, 1), W), axis=1)
    IX = np.linalg.inv(inst.T @ X)
    b = IX @ (inst.T @ y)
    u = y - X @ b
    V = np.sum(u**2) / (n - k - 1) * IX @ (inst.T @ inst) @ IX.T
    F = (n - k - l) / l * ((1 - w_only["r2"]) / (1 - fs["r2"]) - 1)
    overidentified = float(l > 1)
    J = overidentified * n * ols_robust(A, u)["r2"]
    return {"coef": b, "se": np.sqrt(np.diag(V)), "F": F, "J": J}
