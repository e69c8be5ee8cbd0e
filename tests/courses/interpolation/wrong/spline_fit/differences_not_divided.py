# what: the slopes s are plain differences of y, the division by h is missing
def spline_fit(x, y, slopes):
    n = len(x)
    h = x[1:] - x[:-1]
    s = y[1:] - y[:-1]
    rows, rhs = [], []
    for i in range(n):
        row = np.zeros(n)
        value = 0.0
        if 0 < i < n - 1:
            row[i - 1 : i + 2] = h[i - 1], 2 * (x[i + 1] - x[i - 1]), h[i]
            value = 6 * (s[i] - s[i - 1])
        elif slopes is None:
            row[i] = 1
        elif i == 0:
            row[:2] = 2 * h[0], h[0]
            value = 6 * (s[0] - slopes[0])
        else:
            row[-2:] = h[-1], 2 * h[-1]
            value = 6 * (slopes[1] - s[-1])
        rows.append(row)
        rhs.append(value)
    M = np.linalg.solve(np.array(rows), np.array(rhs))
    return M, {"x": x, "y": y, "M": M}
