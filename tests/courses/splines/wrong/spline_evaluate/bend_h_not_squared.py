# the curvature term has h where it should have h squared
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    inside = np.logical_and(x[0] <= t, t <= x[-1])
    q = np.clip(t, x[0], x[-1])
    k = np.clip(np.searchsorted(x, q, side="right") - 1, 0, len(x) - 2)
    h = x[k + 1] - x[k]
    a = (x[k + 1] - q) / h
    b = 1 - a
    s = a * y[k] + b * y[k + 1] + ((a**3 - a) * M[k] + (b**3 - b) * M[k + 1]) * h / 6
    slope = (y[k + 1] - y[k]) / h + h / 6 * ((3 * b**2 - 1) * M[k + 1] - (3 * a**2 - 1) * M[k])
    return s, slope * inside
