# what: solve for the slopes at the nodes (Hermite form) and take the second derivatives from these; a cache of its own form
def spline_fit(x, y, slopes):
    n = len(x)
    h = np.diff(x)
    s = np.diff(y) / h
    A = np.zeros((n, n))
    r = np.zeros(n)
    for i in range(1, n - 1):
        A[i, i - 1] = 1 / h[i - 1]
        A[i, i] = 2 / h[i - 1] + 2 / h[i]
        A[i, i + 1] = 1 / h[i]
        r[i] = 3 * (s[i - 1] / h[i - 1] + s[i] / h[i])
    if slopes is None:
        A[0, 0], A[0, 1], r[0] = 2, 1, 3 * s[0]
        A[-1, -1], A[-1, -2], r[-1] = 2, 1, 3 * s[-1]
    else:
        A[0, 0] = A[-1, -1] = 1
        r[0], r[-1] = slopes
    m = np.linalg.solve(A, r)
    M = np.zeros(n)
    M[:-1] = (6 * s - 4 * m[:-1] - 2 * m[1:]) / h
    M[-1] = (4 * m[-1] + 2 * m[-2] - 6 * s[-1]) / h[-1]
    return M, (x, y, h, M)
