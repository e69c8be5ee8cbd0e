# in the power form the coefficient of the square is M instead of M / 2
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    h = np.diff(x)
    inside = (t >= x[0]) & (t <= x[-1])
    tt = np.clip(t, x[0], x[-1])
    k = np.clip(np.searchsorted(x, tt, side="right") - 1, 0, len(x) - 2)
    dx = tt - x[k]
    c1 = (y[k + 1] - y[k]) / h[k] - h[k] * (2 * M[k] + M[k + 1]) / 6
    c2 = M[k]
    c3 = (M[k + 1] - M[k]) / (6 * h[k])
    s = y[k] + dx * (c1 + dx * (c2 + dx * c3))
    slope = c1 + dx * (2 * c2 + 3 * dx * c3)
    return s, np.where(inside, slope, 0.0)
