# what: the entries below and above the diagonal are exchanged: h[i] left and h[i-1] right
def spline_fit(x, y, slopes):
    n = len(x)
    h = x[1:] - x[:-1]
    s = (y[1:] - y[:-1]) / h
    lower, diag, upper, rhs = np.zeros(n), np.ones(n), np.zeros(n), np.zeros(n)
    lower[1:-1] = h[1:]
    diag[1:-1] = 2 * (h[:-1] + h[1:])
    upper[1:-1] = h[:-1]
    rhs[1:-1] = 6 * (s[1:] - s[:-1])
    if slopes is not None:
        diag[0], upper[0], rhs[0] = 2 * h[0], h[0], 6 * (s[0] - slopes[0])
        lower[-1], diag[-1], rhs[-1] = h[-1], 2 * h[-1], 6 * (slopes[1] - s[-1])
    for i in range(1, n):
        f = lower[i] / diag[i - 1]
        diag[i] -= f * upper[i - 1]
        rhs[i] -= f * rhs[i - 1]
    M = np.zeros(n)
    M[-1] = rhs[-1] / diag[-1]
    for i in reversed(range(n - 1)):
        M[i] = (rhs[i] - upper[i] * M[i + 1]) / diag[i]
    return M, {"x": x, "y": y, "M": M}
