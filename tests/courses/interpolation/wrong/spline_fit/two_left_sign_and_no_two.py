# what: the right side at the left end has the other sign, and its diagonal is h[0] instead of 2*h[0]
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
        left, right = slopes
        diag[0] = h[0]
        upper[0] = h[0]
        rhs[0] = 6 * (left - s[0])
        lower[-1] = h[-1]
        diag[-1] = 2 * h[-1]
        rhs[-1] = 6 * (right - s[-1])
    for i in range(1, n):
        factor = lower[i] / diag[i - 1]
        diag[i] = diag[i] - factor * upper[i - 1]
        rhs[i] = rhs[i] - factor * rhs[i - 1]
    M = np.zeros(n)
    M[-1] = rhs[-1] / diag[-1]
    for i in range(n - 2, -1, -1):
        M[i] = (rhs[i] - upper[i] * M[i + 1]) / diag[i]
    return M, {"x": x, "y": y, "M": M}
