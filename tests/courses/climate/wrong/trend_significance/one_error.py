# a trend counts as significant where it is larger than one standard error instead of two
def trend_significance(time, Y):
    n = len(time)
    x = time - time.mean()
    b = (Y - Y.mean(axis=1, keepdims=True)) @ x / np.sum(x**2)
    line = Y.mean(axis=1, keepdims=True) + b[:, None] * x
    e = Y - line
    sse = np.sum(e**2, axis=1)
    r = np.sum(e[:, 1:] * e[:, :-1], axis=1) / sse
    dof = np.clip(n * (1 - r) / (1 + r), 3, n) - 2
    err = np.sqrt(sse / dof / np.sum(x**2))
    upper = b + err
    lower = b - err
    return 10 * b, r, 10 * err, (lower > 0) | (upper < 0)
