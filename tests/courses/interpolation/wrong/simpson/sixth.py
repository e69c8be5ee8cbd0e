# what: the sum is multiplied by h/6, as if h were the width of two intervals
def simpson(y, h):
    n = len(y) - 1
    if n == 1:
        return h * (y[0] + y[1]) / 2
    tail = 0.0
    if n % 2 == 1:
        tail = 3 * h / 8 * (y[-4] + 3 * y[-3] + 3 * y[-2] + y[-1])
        y = y[:-3]
    s = 0.0
    for i in range(0, len(y) - 2, 2):
        s += h / 6 * (y[i] + 4 * y[i + 1] + y[i + 2])
    return s + tail
