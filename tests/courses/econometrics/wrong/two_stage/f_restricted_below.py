# the denominator of F has the unexplained share of the regression without the instruments
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.column_stack([W, Z])
    big = ols_robust(A, x)
    small = ols_robust(W, x)
    xhat = A.dot(big["beta"])
    Xhat = np.column_stack([xhat, W])
    B = np.linalg.inv(Xhat.T.dot(Xhat))
    coef = B.dot(Xhat.T).dot(y)
    u = y - coef[0] * x - W.dot(coef[1:])
    se = np.sqrt(u.dot(u) / (n - k - 1) * B.diagonal())
    F = ((big["r2"] - small["r2"]) / l) / ((1 - small["r2"]) / (n - k - l))
    J = n * ols_robust(A, u)["r2"] if l > 1 else 0.0
    return {"coef": coef, "se": se, "F": F, "J": J}
