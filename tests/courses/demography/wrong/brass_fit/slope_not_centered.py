# the slope is sum(XY)/sum(X^2) without taking off the means
def brass_fit(lx, ls):
    k = lx.shape[1]
    alpha, beta, rmse = np.zeros(k), np.zeros(k), np.zeros(k)
    filled = lx.copy()
    Ys = 0.5 * np.log((1 - ls) / ls)
    for j in range(k):
        seen = ~np.isnan(lx[:, j])
        X = Ys[seen]
        Y = 0.5 * np.log(1 / lx[seen, j] - 1)
        beta[j] = X @ Y / (X @ X)
        alpha[j] = np.mean(Y) - beta[j] * np.mean(X)
        fit = 1 / (1 + np.exp(2 * alpha[j] + 2 * beta[j] * Ys))
        filled[~seen, j] = fit[~seen]
        resid = fit[seen] - lx[seen, j]
        rmse[j] = np.sqrt(resid @ resid / len(resid))
    return alpha, beta, filled, rmse
