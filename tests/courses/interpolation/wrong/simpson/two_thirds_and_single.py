# what: the 3/8 rule has the factor h/3 instead of 3h/8, and a single interval is not halved
def simpson(y, h):
    n = len(y) - 1
    if n == 1:
        return h * (y[0] + y[1])
    tail = 0.0
    if n % 2 == 1:
        tail = h / 3 * (y[-4] + 3 * y[-3] + 3 * y[-2] + y[-1])
        y = y[:-3]
    return h / 3 * np.sum(y[:-2:2] + 4 * y[1:-1:2] + y[2::2]) + tail
