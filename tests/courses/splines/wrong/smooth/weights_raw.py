# the weights are not scaled at all
def smooth(knots, degree, t, y, weights, lam):
    m = len(t)
    B = bspline_basis(knots, degree, t)
    W = np.diag(weights)
    D = np.diff(np.eye(B.shape[1]), n=2, axis=0)
    A = B.T @ W @ B + lam * (D.T @ D)
    coef = np.linalg.solve(A, B.T @ W @ y)
    fitted = B @ coef
    H = B @ np.linalg.solve(A, B.T @ W)
    edf = np.trace(H)
    rss = np.sum(weights * (y - fitted) ** 2) / m
    gcv = rss / (1 - edf / m) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
