# the weights are missing in the trace
def smooth(knots, degree, t, y, weights, lam):
    m = len(t)
    B = bspline_basis(knots, degree, t)
    w = weights / np.mean(weights)
    D = np.diff(np.eye(B.shape[1]), n=2, axis=0)
    A = B.T @ (w[:, None] * B) + lam * D.T @ D
    coef = np.linalg.solve(A, B.T @ (w * y))
    fitted = B @ coef
    edf = np.trace(B @ np.linalg.solve(A, B.T))
    gcv = np.mean(w * (y - fitted) ** 2) / (1 - edf / m) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
