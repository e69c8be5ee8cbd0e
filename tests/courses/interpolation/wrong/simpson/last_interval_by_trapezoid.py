# what: for an odd number of intervals only the last one is split off, by the trapezoidal rule, instead of three by the 3/8 rule
def simpson(y, h):
    tail = 0.0
    if len(y) % 2 == 0:
        tail = h * (y[-2] + y[-1]) / 2
        y = y[:-1]
    return h / 3 * np.sum(y[:-2:2] + 4 * y[1:-1:2] + y[2::2]) + tail
