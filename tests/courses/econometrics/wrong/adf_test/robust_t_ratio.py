# the t ratio has White's robust standard error (HC1), not the classical one
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = len(dy) - q
    X = np.column_stack(
        [y[q:-1], np.ones(n)]
        + ([np.arange(1, n + 1)] if trend else [])
        + [dy[q - j : len(dy) - j] for j in range(1, q + 1)]
    )
    k = X.shape[1]
    A = np.linalg.inv(X.T @ X)
    coef = A @ X.T @ dy[q:]
    u = dy[q:] - X @ coef
    V = n / (n - k) * A @ (X.T * u**2) @ X @ A
    stat = coef[0] / np.sqrt(V[0, 0])
    return {"coef": coef, "stat": stat, "reject": bool(stat < (-3.41 if trend else -2.86))}
