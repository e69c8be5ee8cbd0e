def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    tt = np.clip(t, x[0], x[-1])
    k = np.clip(np.searchsorted(x, tt, side="right") - 1, 0, len(x) - 2)
    h = (x[1:] - x[:-1])[k]
    dx = tt - x[k]
    c1 = (y[k + 1] - y[k]) / h - h * (2 * M[k] + M[k + 1]) / 6
    c2 = M[k] / 2
    c3 = (M[k + 1] - M[k]) / (6 * h)
    s = y[k] + dx * (c1 + dx * (c2 + dx * c3))
    slope = c1 + dx * (2 * c2 + 3 * dx * c3)
    slope[tt != t] = 0
    return s, slope
