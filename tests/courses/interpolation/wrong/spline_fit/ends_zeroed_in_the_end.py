# what: M is set to zero at both ends after solving, even where slopes are given
def spline_fit(x, y, slopes):
    n = len(x)
    h = np.diff(x)
    s = np.diff(y) / h
    A = np.eye(n)
    b = np.zeros(n)
    for i in range(1, n - 1):
        A[i, [i - 1, i, i + 1]] = h[i - 1], 2 * (h[i - 1] + h[i]), h[i]
        b[i] = 6 * (s[i] - s[i - 1])
    if slopes is not None:
        A[0, :2] = 2 * h[0], h[0]
        A[-1, -2:] = h[-1], 2 * h[-1]
        b[0], b[-1] = 6 * (s[0] - slopes[0]), 6 * (slopes[1] - s[-1])
    M = np.linalg.solve(A, b)
    M[0] = M[-1] = 0
    return M, {"x": x, "y": y, "M": M}
