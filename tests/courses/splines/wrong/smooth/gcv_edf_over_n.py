# edf is divided by the number of coefficients instead of data in gcv
def smooth(knots, degree, t, y, weights, lam):
    B = bspline_basis(knots, degree, t)
    m, n = B.shape
    w = weights / np.mean(weights)
    D = np.diff(np.eye(n), n=2, axis=0)
    A = B.T @ (w[:, None] * B) + lam * D.T @ D
    S = np.linalg.solve(A, B.T * w)
    coef = S @ y
    fitted = B @ coef
    edf = np.trace(B @ S)
    gcv = np.mean(w * (y - fitted) ** 2) / (1 - edf / n) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
