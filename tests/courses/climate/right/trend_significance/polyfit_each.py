# np.polyfit for each series, lists, min and max
def trend_significance(time, Y):
    n = len(time)
    rows = []
    for y in Y:
        x = time - time[0]
        b, a = np.polyfit(x, y, 1)
        e = y - np.polyval([b, a], x)
        r = np.dot(e[1:], e[:-1]) / np.dot(e, e)
        ne = min(n, max(3.0, n * (1 - r) / (1 + r)))
        se = np.sqrt(np.dot(e, e) / (ne - 2) / (n * np.var(time)))
        rows.append((10 * b, r, 10 * se, abs(b / se) > 2))
    slope, lag1, error, significant = zip(*rows)
    return np.array(slope), np.array(lag1), np.array(error), np.array(significant)
