# the diagonal is four times the left step instead of twice the sum of both
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    s = np.diff(y) / h
    A = np.zeros((n, n))
    A[0, 0] = A[n - 1, n - 1] = 1
    for j in range(1, n - 1):
        A[j, j - 1] = h[j - 1]
        A[j, j] = 4 * h[j - 1]
        A[j, j + 1] = h[j]
    b = np.concatenate(([0], 6 * (s[1:] - s[:-1]), [0]))
    return np.linalg.solve(A, b)
