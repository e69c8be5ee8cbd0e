# the difference of the slopes has the wrong sign
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.ediff1d(x)
    slopes = np.ediff1d(y) / h
    inner = np.zeros((n - 2, n - 2))
    for i in range(n - 2):
        inner[i, i] = 2 * h[i] + 2 * h[i + 1]
        if i > 0:
            inner[i, i - 1] = h[i]
        if i < n - 3:
            inner[i, i + 1] = h[i + 1]
    v = 6 * (slopes[:-1] - slopes[1:])
    M = np.zeros(n)
    M[1:-1] = np.linalg.solve(inner, v)
    return M
