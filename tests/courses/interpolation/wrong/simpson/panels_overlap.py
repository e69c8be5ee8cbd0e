# what: Simpson's rule is applied from every point on, in steps of one interval instead of two
def simpson(y, h):
    n = len(y) - 1
    if n == 1:
        return h * (y[0] + y[1]) / 2
    tail = 0.0
    if n % 2 == 1:
        tail = 3 * h / 8 * (y[-4] + 3 * y[-3] + 3 * y[-2] + y[-1])
        y = y[:-3]
    acc = 0.0
    for i in range(len(y) - 2):
        acc += y[i] + 4 * y[i + 1] + y[i + 2]
    return h / 3 * acc + tail
