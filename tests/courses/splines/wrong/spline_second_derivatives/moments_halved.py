# the cubic's coefficient c = M / 2 is returned instead of M: both sums have 3 in the place of 6
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    a = y
    A = np.zeros((n, n))
    rhs = np.zeros(n)
    A[0, 0] = 1
    A[-1, -1] = 1
    for i in range(1, n - 1):
        A[i, i - 1] = h[i - 1]
        A[i, i] = 2 * (h[i - 1] + h[i])
        A[i, i + 1] = h[i]
        rhs[i] = 3 / h[i] * (a[i + 1] - a[i]) - 3 / h[i - 1] * (a[i] - a[i - 1])
    c = np.linalg.solve(A, rhs)
    return c
