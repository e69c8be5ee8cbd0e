# the mean step is used everywhere, as if the nodes were equally spaced
def spline_second_derivatives(x, y):
    n = len(x)
    h = (x[-1] - x[0]) / (n - 1)
    A = np.eye(n)
    r = np.zeros(n)
    for i in range(1, n - 1):
        A[i, i - 1] = h
        A[i, i] = 4 * h
        A[i, i + 1] = h
        r[i] = 6 * (y[i + 1] - 2 * y[i] + y[i - 1]) / h
    return np.linalg.solve(A, r)
