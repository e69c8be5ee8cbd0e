# the error uses the squares of the series around its mean instead of the residuals around the line
def trend_significance(time, Y):
    def one(y):
        n = len(y)
        tc = time - time.mean()
        yc = y - y.mean()
        b = np.sum(tc * yc) / np.sum(tc * tc)
        e = yc - b * tc
        r = np.sum(e[1:] * e[:-1]) / np.sum(e * e)
        ne = max(3, min(n, n * (1 - r) / (1 + r)))
        se = np.sqrt(np.sum(yc**2) / ((ne - 2) * np.sum(tc**2)))
        return 10 * b, r, 10 * se, abs(b) > 2 * se

    columns = [one(y) for y in Y]
    return tuple(np.array(c) for c in zip(*columns))
