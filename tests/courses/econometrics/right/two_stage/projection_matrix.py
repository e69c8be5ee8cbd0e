# with the projection matrix on the instruments, F by sums of squared residuals
def two_stage(y, x, W, Z):
    n, k = W.shape
    l = Z.shape[1]
    A = np.hstack([W, Z])
    P = A @ np.linalg.pinv(A)
    X = np.hstack([x[:, None], W])
    M = X.T @ P @ X
    b = np.linalg.solve(M, X.T @ P @ y)
    u = y - X @ b
    se = np.sqrt(np.diag(np.linalg.inv(M)) * (u @ u / (n - k - 1)))
    ssr_a = np.sum((x - A @ ols_robust(A, x)["beta"]) ** 2)
    ssr_w = np.sum((x - W @ ols_robust(W, x)["beta"]) ** 2)
    F = (ssr_w - ssr_a) / l / (ssr_a / (n - k - l))
    J = 0.0
    if l != 1:
        J = n * ols_robust(A, u)["r2"]
    return {"F": F, "J": J, "coef": b, "se": se}
