# in the power form the linear coefficient takes M[k] + 2 M[k + 1] instead of 2 M[k] + M[k + 1]
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    inside = (t >= x[0]) & (t <= x[-1])
    tt = np.clip(t, x[0], x[-1])
    k = np.clip(np.searchsorted(x, tt, side="right") - 1, 0, len(x) - 2)
    h = (x[1:] - x[:-1])[k]
    dx = tt - x[k]
    c1 = (y[k + 1] - y[k]) / h - h * (M[k] + 2 * M[k + 1]) / 6
    c2 = M[k] / 2
    c3 = (M[k + 1] - M[k]) / (6 * h)
    s = y[k] + c1 * dx + c2 * dx**2 + c3 * dx**3
    slope = c1 + 2 * c2 * dx + 3 * c3 * dx**2
    return s, np.where(inside, slope, 0.0)
