# what: one mean distance is used everywhere, as if the nodes were equidistant
def spline_fit(x, y, slopes):
    n = len(x)
    h = (x[-1] - x[0]) / (n - 1)
    s = np.diff(y) / h
    A = np.eye(n)
    b = np.zeros(n)
    for i in range(1, n - 1):
        A[i, i - 1] = h
        A[i, i] = 4 * h
        A[i, i + 1] = h
        b[i] = 6 * (s[i] - s[i - 1])
    if slopes is not None:
        A[0, 0] = A[-1, -1] = 2 * h
        A[0, 1] = A[-1, -2] = h
        b[0] = 6 * (s[0] - slopes[0])
        b[-1] = 6 * (slopes[1] - s[-1])
    M = np.linalg.solve(A, b)
    return M, {"x": x, "y": y, "M": M}
