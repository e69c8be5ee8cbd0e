# what: the inner equations have a 3 on the right instead of a 6, the end equations are right
def spline_fit(x, y, slopes):
    N = len(x) - 1
    h = [x[i + 1] - x[i] for i in range(N)]
    A = np.eye(N + 1)
    b = np.zeros(N + 1)
    for i in range(1, N):
        A[i, i - 1 : i + 2] = [h[i - 1], 2 * (h[i - 1] + h[i]), h[i]]
        b[i] = 3 * ((y[i + 1] - y[i]) / h[i] - (y[i] - y[i - 1]) / h[i - 1])
    if slopes is not None:
        A[0, :2] = [2 * h[0], h[0]]
        b[0] = 6 * ((y[1] - y[0]) / h[0] - slopes[0])
        A[N, N - 1 :] = [h[-1], 2 * h[-1]]
        b[N] = 6 * (slopes[1] - (y[N] - y[N - 1]) / h[-1])
    M = np.linalg.solve(A, b)
    return M, {"x": x, "y": y, "M": M}
