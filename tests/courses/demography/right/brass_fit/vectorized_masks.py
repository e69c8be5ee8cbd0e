# no loop over countries: masked sums over axis 0, nanmean, where
def brass_fit(lx, ls):
    Y = np.arctanh(1 - 2 * lx)
    X = np.arctanh(1 - 2 * ls)
    gap = np.isnan(lx)
    Xm = np.where(gap, np.nan, X[:, None])
    dX = Xm - np.nanmean(Xm, axis=0)
    beta = np.nansum(dX * Y, axis=0) / np.nansum(dX**2, axis=0)
    alpha = np.nanmean(Y, axis=0) - beta * np.nanmean(Xm, axis=0)
    fit = (1 - np.tanh(alpha + np.multiply.outer(X, beta))) / 2
    return alpha, beta, np.where(gap, fit, lx), np.sqrt(np.nanmean((fit - lx) ** 2, axis=0))
