def smooth(knots, degree, t, y, weights, lam):
    m = y.size
    B = bspline_basis(knots, degree, t)
    W = np.diag(weights / weights.mean())
    I = np.eye(B.shape[1])
    D = I[2:] - 2 * I[1:-1] + I[:-2]
    H = B @ np.linalg.inv(B.T @ W @ B + lam * D.T @ D) @ B.T @ W
    fitted = H @ y
    coef = np.linalg.solve(B.T @ W @ B + lam * D.T @ D, B.T @ W @ y)
    e = y - fitted
    edf = H.trace()
    gcv = m * (e @ W @ e) / (m - edf) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
