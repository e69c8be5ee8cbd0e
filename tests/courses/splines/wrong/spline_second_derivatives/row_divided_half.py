# the rows are scaled by the sum of the steps, but the right-hand side is not
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    mu = h[:-1] / (h[:-1] + h[1:])
    lam = 1 - mu
    A = 2 * np.eye(n)
    d = np.zeros(n)
    for i in range(1, n - 1):
        A[i, i - 1] = mu[i - 1]
        A[i, i + 1] = lam[i - 1]
        d[i] = 6 * ((y[i + 1] - y[i]) / h[i] - (y[i] - y[i - 1]) / h[i - 1])
    return np.linalg.solve(A, d)
