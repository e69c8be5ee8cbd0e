# the loop stops one row too early, so the last inner row stays an identity row
def spline_second_derivatives(x, y):
    n = len(x)
    h = np.diff(x)
    slope = np.diff(y) / h
    A = np.eye(n)
    r = np.zeros(n)
    i = 1
    while i < n - 2:
        A[i, i - 1] = h[i - 1]
        A[i, i] = 2 * (h[i - 1] + h[i])
        A[i, i + 1] = h[i]
        r[i] = 6 * (slope[i] - slope[i - 1])
        i += 1
    return np.linalg.solve(A, r)
