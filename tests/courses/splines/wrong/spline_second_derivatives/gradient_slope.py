# np.gradient (central slopes) is used instead of the slope of each interval
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    slope = np.gradient(y, x)
    A = np.eye(n)
    r = np.zeros(n)
    for i in range(1, n - 1):
        A[i, i - 1] = h[i - 1]
        A[i, i] = 2 * (h[i - 1] + h[i])
        A[i, i + 1] = h[i]
        r[i] = 6 * (slope[i] - slope[i - 1])
    return np.linalg.solve(A, r)
