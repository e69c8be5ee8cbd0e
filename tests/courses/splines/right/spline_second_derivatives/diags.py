def spline_second_derivatives(x, y):
    h = x[1:] - x[:-1]
    inner = np.diag(2 * (x[2:] - x[:-2])) + np.diag(h[1:-1], 1) + np.diag(h[1:-1], -1)
    v = 6 * ((y[2:] - y[1:-1]) / h[1:] - (y[1:-1] - y[:-2]) / h[:-1])
    return np.pad(np.linalg.inv(inner) @ v, 1)
