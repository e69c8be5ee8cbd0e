# the slopes are dx/dy instead of dy/dx
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    slope = h / np.diff(y)
    A = np.eye(n)
    r = np.zeros(n)
    idx = np.arange(1, n - 1)
    A[idx, idx - 1] = h[:-1]
    A[idx, idx] = 2 * (h[:-1] + h[1:])
    A[idx, idx + 1] = h[1:]
    r[idx] = 6 * (slope[1:] - slope[:-1])
    return np.linalg.solve(A, r)
