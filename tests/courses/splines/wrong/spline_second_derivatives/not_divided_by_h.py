# the differences of y are not divided by the steps
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    dy = np.diff(y)
    A = np.zeros((n, n))
    A[0, 0] = 1
    A[n - 1, n - 1] = 1
    rhs = [0.0]
    for i in range(1, n - 1):
        A[i, i - 1] = h[i - 1]
        A[i, i] = 2 * (h[i - 1] + h[i])
        A[i, i + 1] = h[i]
        rhs.append(6 * (dy[i] - dy[i - 1]))
    rhs.append(0.0)
    return np.linalg.solve(A, np.array(rhs))
