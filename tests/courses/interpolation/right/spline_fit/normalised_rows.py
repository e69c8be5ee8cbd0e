# what: rows divided by h[i-1] + h[i], right sides from second divided differences
def spline_fit(x, y, slopes):
    n = len(x)
    h = x[1:] - x[:-1]
    s = (y[1:] - y[:-1]) / h
    A = 2.0 * np.eye(n)
    d = np.zeros(n)
    for i in range(1, n - 1):
        mu = h[i - 1] / (h[i - 1] + h[i])
        A[i, i - 1] = mu
        A[i, i + 1] = 1 - mu
        d[i] = 6 * (s[i] - s[i - 1]) / (x[i + 1] - x[i - 1])
    if slopes is not None:
        left, right = slopes
        A[0, 1] = 1
        A[-1, -2] = 1
        d[0] = 6 / h[0] * (s[0] - left)
        d[-1] = 6 / h[-1] * (right - s[-1])
    M = np.linalg.inv(A) @ d
    return M, {"x": x, "y": y, "M": M}
