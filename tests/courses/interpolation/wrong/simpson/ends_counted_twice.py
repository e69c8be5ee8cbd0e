# what: the two ends get the weight 2 of the inner even points instead of 1
def simpson(y, h):
    n = len(y) - 1
    if n == 1:
        return 0.5 * h * (y[0] + y[1])
    rest = 0.0
    if n % 2 == 1:
        rest = 0.375 * h * (y[-4] + 3 * y[-3] + 3 * y[-2] + y[-1])
        y = y[: n - 2]
        n = n - 3
    if n == 0:
        return rest
    return h / 3 * (2 * np.sum(y[::2]) + 4 * np.sum(y[1::2])) + rest
