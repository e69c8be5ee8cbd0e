# M[k] is used for both ends of the interval
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    n = len(x)
    s = np.empty_like(t)
    slope = np.zeros_like(t)
    for j, tj in enumerate(t):
        tc = np.clip(tj, x[0], x[-1])
        k = max(0, min(n - 2, np.sum(x <= tc) - 1))
        h = x[k + 1] - x[k]
        a, b = (x[k + 1] - tc) / h, (tc - x[k]) / h
        s[j] = a * y[k] + b * y[k + 1] + h**2 / 6 * M[k] * (a**3 - a + b**3 - b)
        if tc == tj:
            slope[j] = (y[k + 1] - y[k]) / h + h / 6 * M[k] * (3 * b**2 - 3 * a**2)
    return s, slope
