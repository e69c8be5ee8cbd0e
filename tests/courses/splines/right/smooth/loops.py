def smooth(knots, degree, t, y, weights, lam):
    B = bspline_basis(knots, degree, t)
    m, n = B.shape
    w = weights / (sum(weights) / m)
    G = np.zeros((n, n))
    rhs = np.zeros(n)
    for j in range(m):
        G += w[j] * np.outer(B[j], B[j])
        rhs += w[j] * y[j] * B[j]
    A = G.copy()
    for i in range(n - 2):
        d = np.zeros(n)
        d[i], d[i + 1], d[i + 2] = 1, -2, 1
        A += lam * np.outer(d, d)
    coef = np.linalg.solve(A, rhs)
    fitted = B @ coef
    edf = np.trace(np.linalg.solve(A, G))
    gcv = np.mean(w * (y - fitted) ** 2) / (1 - edf / m) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
