# the penalty takes first differences instead of second ones
def smooth(knots, degree, t, y, weights, lam):
    m = len(t)
    B = bspline_basis(knots, degree, t)
    n = B.shape[1]
    w = weights / np.mean(weights)
    P = np.zeros((n, n))
    for i in range(n - 1):
        v = np.zeros(n)
        v[i] = -1
        v[i + 1] = 1
        P += np.outer(v, v)
    A = B.T @ (w[:, None] * B) + lam * P
    S = np.linalg.solve(A, B.T * w)
    coef = S @ y
    fitted = B @ coef
    edf = np.trace(B @ S)
    gcv = np.mean(w * (y - fitted) ** 2) / (1 - edf / m) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
