# the difference of the y is not divided by h in the slope
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    inside = (t >= x[0]) & (t <= x[-1])
    u = np.clip(t, x[0], x[-1])
    k = np.clip(np.digitize(u, x) - 1, 0, len(x) - 2)
    h = x[k + 1] - x[k]
    a = (x[k + 1] - u) / h
    b = (u - x[k]) / h
    s = a * y[k] + b * y[k + 1] + (a * (a**2 - 1) * M[k] + b * (b**2 - 1) * M[k + 1]) * h**2 / 6
    slope = y[k + 1] - y[k] + ((3 * b**2 - 1) * M[k + 1] - (3 * a**2 - 1) * M[k]) * h / 6
    return s, np.where(inside, slope, 0.0)
