# alpha is mean(X) - beta*mean(Y): country and standard are swapped in the intercept
def brass_fit(lx, ls):
    k = lx.shape[1]
    Y = 0.5 * np.log((1 - lx) / lx)
    X = 0.5 * np.log((1 - ls) / ls)
    alpha, beta = np.zeros(k), np.zeros(k)
    for j in range(k):
        ok = ~np.isnan(Y[:, j])
        C = np.cov(X[ok], Y[ok, j])
        beta[j] = C[0, 1] / C[0, 0]
        alpha[j] = X[ok].mean() - beta[j] * Y[ok, j].mean()
    fit = 1 / (1 + np.exp(2 * (alpha + np.outer(X, beta))))
    filled = np.where(np.isnan(lx), fit, lx)
    rmse = np.sqrt(np.nanmean((fit - lx) ** 2, axis=0))
    return alpha, beta, filled, rmse
