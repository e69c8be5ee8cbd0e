# the slope's curvature part is divided by 2 instead of 6
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    inside = (t >= x[0]) & (t <= x[-1])
    t = np.minimum(np.maximum(t, x[0]), x[-1])
    k = np.clip(np.searchsorted(x, t, side="right") - 1, 0, len(x) - 2)
    h = x[k + 1] - x[k]
    a = (x[k + 1] - t) / h
    b = (t - x[k]) / h
    cubic = (a**3 - a) * M[k] + (b**3 - b) * M[k + 1]
    s = a * y[k] + b * y[k + 1] + cubic * h * h / 6
    dcubic = (3 * b**2 - 1) * M[k + 1] - (3 * a**2 - 1) * M[k]
    slope = (y[k + 1] - y[k]) / h + dcubic * h / 2
    return s, slope * inside
