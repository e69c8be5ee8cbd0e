# the weights are scaled to a sum of one instead of a mean of one
def smooth(knots, degree, t, y, weights, lam):
    m = len(t)
    B = bspline_basis(knots, degree, t)
    w = weights / weights.sum()
    n = B.shape[1]
    D = np.diff(np.eye(n), 2, axis=0)
    A = B.T @ np.diag(w) @ B + lam * D.T @ D
    S = np.linalg.inv(A) @ B.T @ np.diag(w)
    coef = S @ y
    fitted = B @ coef
    edf = np.trace(B @ S)
    gcv = np.mean(w * (y - fitted) ** 2) / (1 - edf / m) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
