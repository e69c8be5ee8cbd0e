# the autocorrelation is that of the series minus its mean, with the trend still in it, instead of that of the residuals
def trend_significance(time, Y):
    n = len(time)
    t = time - time.mean()
    yc = Y - Y.mean(axis=1, keepdims=True)
    b = (yc * t).sum(axis=1) / (t**2).sum()
    resid = yc - b[:, None] * t
    rho = (yc[:, 1:] * yc[:, :-1]).sum(axis=1) / (yc**2).sum(axis=1)
    neff = np.clip(n * (1 - rho) / (1 + rho), 3, n)
    sigma = np.sqrt((resid**2).sum(axis=1) / ((neff - 2) * (t**2).sum()))
    return 10 * b, rho, 10 * sigma, np.abs(b) > 2 * sigma
