# what: the 3/8 rule takes the first three intervals instead of the last three
def simpson(y, h):
    n = len(y) - 1
    if n == 1:
        return h * (y[0] + y[1]) / 2
    first = 0.0
    if n % 2 == 1:
        first = 3 * h / 8 * (y[0] + 3 * y[1] + 3 * y[2] + y[3])
        y = y[3:]
    return first + h / 3 * np.sum(y[:-2:2] + 4 * y[1:-1:2] + y[2::2])
