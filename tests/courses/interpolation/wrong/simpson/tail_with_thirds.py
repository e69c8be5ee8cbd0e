# what: the 3/8 rule has the factor h/3 of Simpson's rule instead of 3h/8
def simpson(y, h):
    n = len(y) - 1
    if n == 1:
        return h * (y[0] + y[1]) / 2
    result = 0.0
    if n % 2 != 0:
        result = h / 3 * np.dot([1, 3, 3, 1], y[-4:])
        y = y[:-3]
    a, m, b = y[:-2:2], y[1:-1:2], y[2::2]
    result += h / 3 * (a.sum() + 4 * m.sum() + b.sum())
    return result
