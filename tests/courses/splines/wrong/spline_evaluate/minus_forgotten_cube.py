# a**3 and b**3 stand without minus a and minus b
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    h = np.diff(x)
    inside = (t >= x[0]) & (t <= x[-1])
    t = np.clip(t, x[0], x[-1])
    k = np.clip(np.searchsorted(x, t, side="right") - 1, 0, len(x) - 2)
    hk = h[k]
    a = (x[k + 1] - t) / hk
    b = (t - x[k]) / hk
    A = a**3 * hk**2 / 6
    B = b**3 * hk**2 / 6
    s = a * y[k] + b * y[k + 1] + A * M[k] + B * M[k + 1]
    slope = (y[k + 1] - y[k]) / hk + ((3 * b**2 - 1) * M[k + 1] - (3 * a**2 - 1) * M[k]) * hk / 6
    return s, np.where(inside, slope, 0.0)
