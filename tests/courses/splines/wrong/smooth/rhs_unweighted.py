# the right-hand side is B.T @ y without weights
def smooth(knots, degree, t, y, weights, lam):
    m = len(t)
    B = bspline_basis(knots, degree, t)
    w = weights / np.mean(weights)
    D = np.diff(np.eye(B.shape[1]), n=2, axis=0)
    A = B.T @ (w[:, None] * B) + lam * D.T @ D
    Ainv = np.linalg.inv(A)
    coef = Ainv @ (B.T @ y)
    fitted = B @ coef
    edf = np.trace(B @ Ainv @ B.T @ np.diag(w))
    gcv = np.mean(w * (y - fitted) ** 2) / (1 - edf / m) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
