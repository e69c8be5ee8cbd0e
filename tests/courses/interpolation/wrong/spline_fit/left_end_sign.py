# what: the right side at the left end is 6*(left - s[0]) instead of 6*(s[0] - left)
def spline_fit(x, y, slopes):
    n = x.size
    h = np.diff(x)
    s = np.diff(y) / h
    clamped = slopes is not None
    d0 = 2 * h[0] if clamped else 1.0
    d1 = 2 * h[-1] if clamped else 1.0
    u0 = h[0] if clamped else 0.0
    l1 = h[-1] if clamped else 0.0
    diag = np.concatenate(([d0], 2 * (h[:-1] + h[1:]), [d1]))
    upper = np.concatenate(([u0], h[1:]))
    lower = np.concatenate((h[:-1], [l1]))
    rhs = np.zeros(n)
    rhs[1:-1] = 6 * np.diff(s)
    if clamped:
        rhs[0] = 6 * (slopes[0] - s[0])
        rhs[-1] = 6 * (slopes[1] - s[-1])
    A = np.diag(diag) + np.diag(upper, 1) + np.diag(lower, -1)
    M = np.linalg.solve(A, rhs)
    return M, {"x": x, "y": y, "M": M}
