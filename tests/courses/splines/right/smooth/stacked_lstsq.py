def smooth(knots, degree, t, y, weights, lam):
    B = bspline_basis(knots, degree, t)
    m, n = B.shape
    w = weights * m / np.sum(weights)
    root = np.sqrt(w)
    D = np.zeros((n - 2, n))
    for i in range(n - 2):
        D[i, i : i + 3] = [1, -2, 1]
    big = np.vstack([root[:, None] * B, np.sqrt(lam) * D])
    coef = np.linalg.lstsq(big, np.append(root * y, np.zeros(n - 2)), rcond=None)[0]
    fitted = B @ coef
    edf = np.sum((np.linalg.pinv(big)[:, :m] * root) * B.T)
    gcv = np.sum(w * (y - fitted) ** 2) / m / (1 - edf / m) ** 2
    return {"coef": coef, "fitted": fitted, "edf": edf, "gcv": gcv}
