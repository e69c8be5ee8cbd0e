# what: the elimination changes the matrix but forgets the right side
def spline_fit(x, y, slopes):
    n = len(x)
    h = np.diff(x)
    s = np.diff(y) / h
    low = np.zeros(n)
    dia = np.ones(n)
    upp = np.zeros(n)
    b = np.zeros(n)
    for i in range(1, n - 1):
        low[i], dia[i], upp[i] = h[i - 1], 2 * (h[i - 1] + h[i]), h[i]
        b[i] = 6 * (s[i] - s[i - 1])
    if slopes is not None:
        dia[0], upp[0], b[0] = 2 * h[0], h[0], 6 * (s[0] - slopes[0])
        low[-1], dia[-1], b[-1] = h[-1], 2 * h[-1], 6 * (slopes[1] - s[-1])
    for i in range(1, n):
        dia[i] -= low[i] / dia[i - 1] * upp[i - 1]
    M = np.zeros(n)
    M[-1] = b[-1] / dia[-1]
    for i in range(n - 2, -1, -1):
        M[i] = (b[i] - upp[i] * M[i + 1]) / dia[i]
    return M, {"x": x, "y": y, "M": M}
