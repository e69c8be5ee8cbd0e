# what: the diagonal of the clamped row at the right end is h[-1] instead of 2*h[-1]
def spline_fit(x, y, slopes):
    n = len(x)
    h = np.diff(x)
    s = np.diff(y) / h
    main = np.ones(n)
    main[1:-1] = 2 * (h[1:] + h[:-1])
    up, low = np.zeros(n - 1), np.zeros(n - 1)
    up[1:] = h[1:]
    low[:-1] = h[:-1]
    b = np.zeros(n)
    b[1:-1] = 6 * np.diff(s)
    if slopes is not None:
        main[0], up[0] = 2 * h[0], h[0]
        main[-1], low[-1] = h[-1], h[-1]
        b[0] = 6 * (s[0] - slopes[0])
        b[-1] = 6 * (slopes[1] - s[-1])
    A = np.diag(main) + np.diag(up, 1) + np.diag(low, -1)
    M = np.linalg.solve(A, b)
    return M, {"x": x, "y": y, "M": M}
