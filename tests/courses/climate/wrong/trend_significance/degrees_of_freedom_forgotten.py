# the residuals' sum of squares is divided by n_e instead of n_e - 2
def trend_significance(time, Y):
    n = len(time)
    x = time - np.mean(time)
    S_xx = x.dot(x)
    b = np.array([x.dot(row) for row in Y]) / S_xx
    e = np.array([row - row.mean() - bi * x for row, bi in zip(Y, b)])
    ss = np.array([row.dot(row) for row in e])
    r = np.array([row[1:].dot(row[:-1]) for row in e]) / ss
    ne = np.clip(n * (1 - r) / (1 + r), 3, n)
    err = np.sqrt(ss / (ne * S_xx))
    return 10 * b, r, 10 * err, abs(10 * b) > 2 * (10 * err)
