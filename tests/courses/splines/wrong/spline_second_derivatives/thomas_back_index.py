# back substitution uses the step before the row, not the one after it
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    d = np.diff(y) / h
    diag = 2 * (h[:-1] + h[1:])
    rhs = 6 * np.diff(d)
    for i in range(1, n - 2):
        f = h[i] / diag[i - 1]
        diag[i] -= f * h[i]
        rhs[i] -= f * rhs[i - 1]
    M = np.zeros(n)
    for i in reversed(range(n - 2)):
        M[i + 1] = (rhs[i] - h[i] * M[i + 2]) / diag[i]
    return M
