# what: the slope of the right end is used at the left and the other way round
def spline_fit(x, y, slopes):
    n = len(x)
    h = np.diff(x)
    s = np.diff(y) / h
    A = np.zeros((n, n))
    rhs = np.zeros(n)
    for i in range(1, n - 1):
        A[i, i - 1], A[i, i], A[i, i + 1] = h[i - 1], 2 * (h[i - 1] + h[i]), h[i]
        rhs[i] = 6 * (s[i] - s[i - 1])
    if slopes is None:
        A[0, 0] = 1
        A[n - 1, n - 1] = 1
    else:
        A[0, 0], A[0, 1] = 2 * h[0], h[0]
        A[n - 1, n - 2], A[n - 1, n - 1] = h[n - 2], 2 * h[n - 2]
        rhs[0] = 6 * (s[0] - slopes[1])
        rhs[n - 1] = 6 * (slopes[0] - s[n - 2])
    M = np.linalg.solve(A, rhs)
    return M, {"x": x, "y": y, "M": M}
