# what: the given slopes are ignored, the spline is always natural
def spline_fit(x, y, slopes):
    n = len(x)
    h = np.diff(x)
    A = np.eye(n)
    r = np.zeros(n)
    for i in range(1, n - 1):
        A[i, i - 1] = h[i - 1]
        A[i, i] = 2 * (h[i - 1] + h[i])
        A[i, i + 1] = h[i]
        r[i] = 6 * ((y[i + 1] - y[i]) / h[i] - (y[i] - y[i - 1]) / h[i - 1])
    M = np.linalg.solve(A, r)
    return M, {"x": x, "y": y, "M": M}
