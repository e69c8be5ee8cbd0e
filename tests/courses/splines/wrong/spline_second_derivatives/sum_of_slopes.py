# the slopes are added instead of subtracted on the right-hand side
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    s = np.diff(y) / h
    A = np.eye(n)
    b = np.zeros(n)
    for j in range(1, n - 1):
        A[j, j - 1], A[j, j], A[j, j + 1] = h[j - 1], 2 * (h[j - 1] + h[j]), h[j]
        b[j] = 6 * (s[j] + s[j - 1])
    return np.linalg.solve(A, b)
