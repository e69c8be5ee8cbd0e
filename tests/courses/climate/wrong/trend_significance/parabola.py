# a parabola is fitted instead of a straight line, and the residuals are those of the parabola
def trend_significance(time, Y):
    n = len(time)
    x = time - time.mean()
    c = np.polyfit(x, Y.T, 2)
    fit = c[0][:, None] * x**2 + c[1][:, None] * x + c[2][:, None]
    e = Y - fit
    ss = np.sum(e**2, axis=1)
    r = np.sum(e[:, 1:] * e[:, :-1], axis=1) / ss
    ne = np.clip(n * (1 - r) / (1 + r), 3, n)
    se = np.sqrt(ss / ((ne - 2) * np.sum(x**2)))
    return 10 * c[1], r, 10 * se, np.abs(c[1]) > 2 * se
