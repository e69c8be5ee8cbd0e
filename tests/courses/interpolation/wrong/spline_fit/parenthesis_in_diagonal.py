# what: the diagonal is 2*h[i-1] + h[i], the parenthesis around the sum is missing
def spline_fit(x, y, slopes):
    n = len(x)
    h = np.diff(x)
    s = np.diff(y) / h
    A = np.zeros((n, n))
    r = np.zeros(n)
    A[0, 0] = A[-1, -1] = 1
    for i in range(1, n - 1):
        A[i, i - 1] = h[i - 1]
        A[i, i] = 2 * h[i - 1] + h[i]
        A[i, i + 1] = h[i]
        r[i] = 6 * (s[i] - s[i - 1])
    if slopes is not None:
        A[0, 0], A[0, 1] = 2 * h[0], h[0]
        A[-1, -2], A[-1, -1] = h[-1], 2 * h[-1]
        r[0] = 6 * (s[0] - slopes[0])
        r[-1] = 6 * (slopes[1] - s[-1])
    M = np.linalg.solve(A, r)
    return M, {"x": x, "y": y, "M": M}
