# a and b are exchanged
def spline_evaluate(x, y, t):
    M = spline_second_derivatives(x, y)
    s = np.zeros(len(t))
    slope = np.zeros(len(t))
    for j in range(len(t)):
        tj = min(max(t[j], x[0]), x[-1])
        k = 0
        while k < len(x) - 2 and tj >= x[k + 1]:
            k += 1
        h = x[k + 1] - x[k]
        a = (tj - x[k]) / h
        b = (x[k + 1] - tj) / h
        s[j] = a * y[k] + b * y[k + 1] + ((a**3 - a) * M[k] + (b**3 - b) * M[k + 1]) * h**2 / 6
        if x[0] <= t[j] <= x[-1]:
            slope[j] = (y[k + 1] - y[k]) / h + h / 6 * ((3 * b**2 - 1) * M[k + 1] - (3 * a**2 - 1) * M[k])
    return s, slope
