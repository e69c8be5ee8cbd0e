# two mistakes: s2 is divided by n, and F takes the whole r2 of the first stage without that of the regression on W taken off
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    exo = np.concatenate((W, Z), axis=1)
    fs = ols_robust(exo, x)
    design = np.column_stack((np.dot(exo, fs["beta"]), W))
    inverse = np.linalg.inv(np.dot(design.T, design))
    coef = np.dot(inverse, np.dot(design.T, y))
    error = y - coef[0] * x - np.dot(W, coef[1:])
    se = np.sqrt(np.sum(error**2) / n * np.diag(inverse))
    F = fs["r2"] / l / ((1 - fs["r2"]) / (n - k - l))
    J = 0.0 if l == 1 else n * ols_robust(exo, error)["r2"]
    return {"coef": coef, "se": se, "F": F, "J": J}
