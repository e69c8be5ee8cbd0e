# the second difference is 1, 2, 1 instead of 1, -2, 1
def smooth(knots, degree, t, y, weights, lam):
    m = len(t)
    B = bspline_basis(knots, degree, t)
    n = B.shape[1]
    w = weights / np.mean(weights)
    D = np.zeros((n - 2, n))
    for i in range(n - 2):
        D[i, i : i + 3] = [1, 2, 1]
    A = B.T @ (w[:, None] * B) + lam * D.T @ D
    S = np.linalg.solve(A, B.T * w)
    coef = S @ y
    fitted = B @ coef
    edf = np.trace(B @ S)
    gcv = np.mean(w * (y - fitted) ** 2) / (1 - edf / m) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
