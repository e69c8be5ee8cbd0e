# the sum of squares of the time stands outside of the square root
def trend_significance(time, Y):
    n = len(time)
    x = time - time.mean()
    sxx = np.sum(x**2)
    b = Y @ x / sxx
    e = Y - Y.mean(1, keepdims=True) - b[:, None] * x
    ss = np.sum(e**2, axis=1)
    r = np.sum(e[:, 1:] * e[:, :-1], axis=1) / ss
    ne = np.clip(n * (1 - r) / (1 + r), 3, n)
    se = np.sqrt(ss / (ne - 2)) / sxx
    return 10 * b, r, 10 * se, np.abs(b) > 2 * se
