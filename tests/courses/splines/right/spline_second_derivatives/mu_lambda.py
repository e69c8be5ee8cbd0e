def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    A = 2 * np.eye(n)
    d = np.zeros(n)
    for i in range(1, n - 1):
        total = h[i - 1] + h[i]
        A[i, i - 1] = h[i - 1] / total
        A[i, i + 1] = h[i] / total
        d[i] = 6 * ((y[i + 1] - y[i]) / h[i] - (y[i] - y[i - 1]) / h[i - 1]) / total
    return np.linalg.solve(A, d)
