# the curvature term is missing in the value
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    inside = (t >= x[0]) & (t <= x[-1])
    t = np.clip(t, x[0], x[-1])
    s = np.interp(t, x, y)
    k = np.clip(np.searchsorted(x, t, side="right") - 1, 0, len(x) - 2)
    h = x[k + 1] - x[k]
    a, b = (x[k + 1] - t) / h, (t - x[k]) / h
    slope = (y[k + 1] - y[k]) / h + ((3 * b**2 - 1) * M[k + 1] - (3 * a**2 - 1) * M[k]) * h / 6
    return s, np.where(inside, slope, 0.0)
