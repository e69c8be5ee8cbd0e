# the factor 2 on the diagonal is forgotten
def spline_second_derivatives(x, y):
    n = len(x)
    A = np.zeros((n, n))
    b = np.zeros(n)
    A[0][0] = 1
    A[n - 1][n - 1] = 1
    for i in range(1, n - 1):
        hl = x[i] - x[i - 1]
        hr = x[i + 1] - x[i]
        A[i][i - 1] = hl
        A[i][i] = hl + hr
        A[i][i + 1] = hr
        b[i] = 6 * ((y[i + 1] - y[i]) / hr - (y[i] - y[i - 1]) / hl)
    return np.linalg.solve(A, b)
