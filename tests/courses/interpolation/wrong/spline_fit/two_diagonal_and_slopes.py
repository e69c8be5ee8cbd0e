# what: the diagonal is h[i-1] + 2*h[i], and the given slopes are exchanged
def spline_fit(x, y, slopes):
    n = len(x)
    h = np.diff(x)
    s = np.diff(y) / h
    A = np.eye(n)
    b = np.zeros(n)
    for i in range(1, n - 1):
        A[i, i - 1] = h[i - 1]
        A[i, i] = h[i - 1] + 2 * h[i]
        A[i, i + 1] = h[i]
        b[i] = 6 * (s[i] - s[i - 1])
    if slopes is not None:
        right, left = slopes
        A[0, 0], A[0, 1] = 2 * h[0], h[0]
        A[-1, -1], A[-1, -2] = 2 * h[-1], h[-1]
        b[0] = 6 * (s[0] - left)
        b[-1] = 6 * (right - s[-1])
    M = np.linalg.solve(A, b)
    return M, {"x": x, "y": y, "M": M}
