# two mistakes: wrong sign on the right-hand side, and the diagonal without its factor 2
def spline_second_derivatives(x, y):
    n = len(x)
    h = x[1:] - x[:-1]
    A = np.eye(n)
    r = np.zeros(n)
    for i in range(1, n - 1):
        A[i, i - 1] = h[i - 1]
        A[i, i] = h[i - 1] + h[i]
        A[i, i + 1] = h[i]
        left = (y[i] - y[i - 1]) / h[i - 1]
        right = (y[i + 1] - y[i]) / h[i]
        r[i] = 6 * (left - right)
    return np.linalg.solve(A, r)
