# the last row is that of a clamped end (slope zero) instead of a natural one
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    slope = np.diff(y) / h
    A = np.zeros((n, n))
    r = np.zeros(n)
    A[0, 0] = 1
    A[n - 1, n - 2] = h[n - 2]
    A[n - 1, n - 1] = 2 * h[n - 2]
    r[n - 1] = 6 * (0 - slope[n - 2])
    for i in range(1, n - 1):
        A[i, i - 1] = h[i - 1]
        A[i, i] = 2 * (h[i - 1] + h[i])
        A[i, i + 1] = h[i]
        r[i] = 6 * (slope[i] - slope[i - 1])
    return np.linalg.solve(A, r)
