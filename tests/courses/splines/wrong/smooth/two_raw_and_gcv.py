# two mistakes: the weights are not scaled, and gcv is not squared below
def smooth(knots, degree, t, y, weights, lam):
    m = len(t)
    B = bspline_basis(knots, degree, t)
    w = weights
    D = np.diff(np.eye(B.shape[1]), n=2, axis=0)
    A = B.T @ (w[:, None] * B) + lam * D.T @ D
    S = np.linalg.solve(A, B.T * w)
    coef = S @ y
    fitted = B @ coef
    edf = np.trace(B @ S)
    gcv = np.mean(w * (y - fitted) ** 2) / (1 - edf / m)
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
