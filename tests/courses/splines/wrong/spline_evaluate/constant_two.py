# the factor 3 of the derivative of the cube is written as 2
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    values, slopes = [], []
    for p in t:
        q = np.clip(p, x[0], x[-1])
        k = min(np.searchsorted(x, q, side="right") - 1, len(x) - 2)
        h = x[k + 1] - x[k]
        a = (x[k + 1] - q) / h
        b = (q - x[k]) / h
        values.append(a * y[k] + b * y[k + 1] + ((a**3 - a) * M[k] + (b**3 - b) * M[k + 1]) * h**2 / 6)
        d = (y[k + 1] - y[k]) / h - (2 * a**2 - 1) * M[k] * h / 6 + (2 * b**2 - 1) * M[k + 1] * h / 6
        slopes.append(d if p == q else 0.0)
    return np.array(values), np.array(slopes)
