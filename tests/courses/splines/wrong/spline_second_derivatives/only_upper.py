# the entries below the diagonal are missing
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    slope = np.diff(y) / h
    # build the matrix
    A = np.eye(n)
    for i in range(1, n - 1):
        A[i, i] = 2 * (x[i + 1] - x[i - 1])
        A[i, i + 1] = h[i]
    # right-hand side
    r = np.zeros(n)
    r[1:-1] = 6 * np.diff(slope)
    return np.linalg.solve(A, r)
