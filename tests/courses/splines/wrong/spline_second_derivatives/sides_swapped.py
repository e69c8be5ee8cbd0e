# left and right step are exchanged beside the diagonal
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    s = np.diff(y) / h
    A = np.eye(n)
    r = np.zeros(n)
    for i in range(1, n - 1):
        before, after = h[i - 1], h[i]
        A[i, i - 1 : i + 2] = [after, 2 * (before + after), before]
        r[i] = 6 * (s[i] - s[i - 1])
    return np.linalg.solve(A, r)
