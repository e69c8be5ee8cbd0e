# the M[k] part of the slope has a plus sign
def spline_evaluate(x, y, t):
    m2 = spline_second_derivatives(x, y)
    inside = (t >= x[0]) & (t <= x[-1])
    t = np.clip(t, x[0], x[-1])
    k = np.clip(np.searchsorted(x, t, side="right") - 1, 0, len(x) - 2)
    h = np.diff(x)[k]
    a = (x[k + 1] - t) / h
    b = (t - x[k]) / h
    s = a * y[k] + b * y[k + 1] + ((a**3 - a) * m2[k] + (b**3 - b) * m2[k + 1]) * h**2 / 6
    first = (y[k + 1] - y[k]) / h
    second = (3 * a**2 - 1) * m2[k] * h / 6
    third = (3 * b**2 - 1) * m2[k + 1] * h / 6
    return s, np.where(inside, first + second + third, 0)
