def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    q = np.minimum(np.maximum(t, x[0]), x[-1])
    k = np.minimum((x[:, None] <= q).sum(axis=0) - 1, len(x) - 2)
    x0, x1, y0, y1, M0, M1 = x[k], x[k + 1], y[k], y[k + 1], M[k], M[k + 1]
    h = x1 - x0
    p0 = y0 / h - M0 * h / 6
    p1 = y1 / h - M1 * h / 6
    s = M0 * (x1 - q) ** 3 / (6 * h) + M1 * (q - x0) ** 3 / (6 * h) + p0 * (x1 - q) + p1 * (q - x0)
    slope = -M0 * (x1 - q) ** 2 / (2 * h) + M1 * (q - x0) ** 2 / (2 * h) - p0 + p1
    return s, slope * (q == t)
