# gcv takes the sum instead of the mean
def smooth(knots, degree, t, y, weights, lam):
    m = len(t)
    B = bspline_basis(knots, degree, t)
    w = weights / np.mean(weights)
    D = np.diff(np.eye(B.shape[1]), n=2, axis=0)
    A = B.T @ (w[:, None] * B) + lam * D.T @ D
    S = np.linalg.solve(A, B.T * w)
    coef = S @ y
    fitted = B @ coef
    edf = np.trace(B @ S)
    sse = 0.0
    for j in range(m):
        sse += w[j] * (y[j] - fitted[j]) ** 2
    gcv = sse / (1 - edf / m) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
