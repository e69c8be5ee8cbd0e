# what: four points are cut off for the 3/8 rule, although the first of them also ends Simpson's part
def simpson(y, h):
    n = len(y) - 1
    if n == 1:
        return h * (y[0] + y[1]) / 2
    tail = 0.0
    if n % 2 == 1:
        tail = 3 * h / 8 * (y[-4] + 3 * y[-3] + 3 * y[-2] + y[-1])
        y = y[:-4]
    total = 0.0
    for i in range(1, len(y) - 1, 2):
        total = total + h / 3 * (y[i - 1] + 4 * y[i] + y[i + 1])
    return total + tail
