# the ends copy the neighbouring second derivative instead of being zero
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    slope = np.diff(y) / h
    A = np.zeros((n, n))
    r = np.zeros(n)
    A[0, 0], A[0, 1] = 1.0, -1.0
    A[-1, -1], A[-1, -2] = 1.0, -1.0
    for i in range(1, n - 1):
        A[i, i - 1] = h[i - 1]
        A[i, i] = 2 * (h[i - 1] + h[i])
        A[i, i + 1] = h[i]
        r[i] = 6 * (slope[i] - slope[i - 1])
    return np.linalg.solve(A, r)
