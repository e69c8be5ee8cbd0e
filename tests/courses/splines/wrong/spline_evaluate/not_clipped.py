# t is not clipped, the value goes on with the end polynomial outside
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    h = np.diff(x)
    inside = (t >= x[0]) & (t <= x[-1])
    k = np.clip(np.searchsorted(x, t, side="right") - 1, 0, len(x) - 2)
    left, right = x[k], x[k + 1]
    a = (right - t) / h[k]
    b = (t - left) / h[k]
    s = a * y[k] + b * y[k + 1]
    s = s + (a**3 - a) * M[k] * h[k] ** 2 / 6
    s = s + (b**3 - b) * M[k + 1] * h[k] ** 2 / 6
    slope = (y[k + 1] - y[k]) / h[k]
    slope = slope - (3 * a**2 - 1) * M[k] * h[k] / 6
    slope = slope + (3 * b**2 - 1) * M[k + 1] * h[k] / 6
    slope[~inside] = 0.0
    return s, slope
