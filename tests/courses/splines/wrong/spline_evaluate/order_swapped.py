# slope and value are returned in the wrong order
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    h = np.diff(x)
    inside = (t >= x[0]) & (t <= x[-1])
    tc = np.clip(t, x[0], x[-1])
    k = np.clip(np.searchsorted(x, tc, side="right") - 1, 0, len(x) - 2)
    a = (x[k + 1] - tc) / h[k]
    b = 1.0 - a
    value = a * y[k] + b * y[k + 1] + ((a**3 - a) * M[k] + (b**3 - b) * M[k + 1]) * h[k] ** 2 / 6
    der = (y[k + 1] - y[k]) / h[k] + ((3 * b**2 - 1) * M[k + 1] - (3 * a**2 - 1) * M[k]) * h[k] / 6
    der = np.where(inside, der, 0.0)
    return der, value
