# what: the substitution backwards subtracts upper[i]*M[i], which is still zero, instead of upper[i]*M[i+1]
def spline_fit(x, y, slopes):
    n = len(x)
    h = np.diff(x)
    s = np.diff(y) / h
    a, d, c, r = np.zeros(n), np.ones(n), np.zeros(n), np.zeros(n)
    a[1:-1], c[1:-1] = h[:-1], h[1:]
    d[1:-1] = 2 * (x[2:] - x[:-2])
    r[1:-1] = 6 * np.diff(s)
    if slopes is not None:
        d[0], c[0], r[0] = 2 * h[0], h[0], 6 * (s[0] - slopes[0])
        a[-1], d[-1], r[-1] = h[-1], 2 * h[-1], 6 * (slopes[1] - s[-1])
    for i in range(1, n):
        m = a[i] / d[i - 1]
        d[i] -= m * c[i - 1]
        r[i] -= m * r[i - 1]
    M = np.zeros(n)
    M[-1] = r[-1] / d[-1]
    for i in range(n - 2, -1, -1):
        M[i] = (r[i] - c[i] * M[i]) / d[i]
    return M, {"x": x, "y": y, "M": M}
