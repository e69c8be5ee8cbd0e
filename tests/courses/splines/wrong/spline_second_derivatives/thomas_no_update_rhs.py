# in the elimination the right-hand side is not updated with the diagonal
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    d = np.diff(y) / h
    diag = 2 * (h[:-1] + h[1:])
    rhs = 6 * (d[1:] - d[:-1])
    for i in range(1, n - 2):
        factor = h[i] / diag[i - 1]
        diag[i] = diag[i] - factor * h[i]
    M = np.zeros(n)
    for i in range(n - 3, -1, -1):
        M[i + 1] = (rhs[i] - h[i + 1] * M[i + 2]) / diag[i]
    return M
