# the fitted values are multiplied by the weights
def smooth(knots, degree, t, y, weights, lam):
    m = len(t)
    B = bspline_basis(knots, degree, t)
    w = weights / np.mean(weights)
    D = np.diff(np.eye(B.shape[1]), n=2, axis=0)
    BW = B * w[:, None]
    A = BW.T @ B + lam * D.T @ D
    coef = np.linalg.solve(A, BW.T @ y)
    fitted = BW @ coef
    edf = np.trace(B @ np.linalg.solve(A, BW.T))
    gcv = np.mean(w * (y - fitted) ** 2) / (1 - edf / m) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
