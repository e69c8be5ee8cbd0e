# what: the factor of the elimination is lower[i] / diag[i] instead of lower[i] / diag[i-1]
def spline_fit(x, y, slopes):
    n = len(x)
    h = np.diff(x)
    s = np.diff(y) / h
    lower = np.zeros(n)
    diag = np.ones(n)
    upper = np.zeros(n)
    rhs = np.zeros(n)
    for i in range(1, n - 1):
        lower[i] = h[i - 1]
        diag[i] = 2 * (h[i - 1] + h[i])
        upper[i] = h[i]
        rhs[i] = 6 * (s[i] - s[i - 1])
    if slopes is not None:
        diag[0] = 2 * h[0]
        upper[0] = h[0]
        rhs[0] = 6 * (s[0] - slopes[0])
        lower[n - 1] = h[n - 2]
        diag[n - 1] = 2 * h[n - 2]
        rhs[n - 1] = 6 * (slopes[1] - s[n - 2])
    for i in range(1, n):
        w = lower[i] / diag[i]
        diag[i] -= w * upper[i - 1]
        rhs[i] -= w * rhs[i - 1]
    M = np.zeros(n)
    M[n - 1] = rhs[n - 1] / diag[n - 1]
    for i in range(n - 2, -1, -1):
        M[i] = (rhs[i] - upper[i] * M[i + 1]) / diag[i]
    return M, {"x": x, "y": y, "M": M}
