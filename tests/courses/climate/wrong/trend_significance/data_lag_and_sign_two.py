# two mistakes: the autocorrelation is that of the series around its mean instead of the residuals, and only upward trends can be significant
def trend_significance(time, Y):
    n = len(time)
    x = time - time.mean()
    y = Y - Y.mean(axis=1)[:, None]
    b = np.einsum("ij,j->i", y, x) / np.einsum("j,j->", x, x)
    e = y - b[:, None] * x
    r = np.sum(y[:, 1:] * y[:, :-1], axis=1) / np.sum(y**2, axis=1)
    ne = np.clip(n * (1 - r) / (1 + r), 3, n)
    se = np.sqrt(np.sum(e**2, axis=1) / ((ne - 2) * np.sum(x**2)))
    return 10 * b, r, 10 * se, b > 2 * se
