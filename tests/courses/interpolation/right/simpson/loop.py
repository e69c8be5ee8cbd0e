# what: a loop over pairs of intervals
def simpson(y, h):
    n = len(y) - 1
    if n == 1:
        return h / 2 * (y[0] + y[1])
    end = n if n % 2 == 0 else n - 3
    total = 0.0
    for i in range(0, end, 2):
        total += h / 3 * (y[i] + 4 * y[i + 1] + y[i + 2])
    if end < n:
        total += 3 * h / 8 * (y[end] + 3 * y[end + 1] + 3 * y[end + 2] + y[end + 3])
    return total
