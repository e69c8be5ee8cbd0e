# the level is mean(Y) - mean(X), as with a slope of 1, while beta is the least squares slope
def brass_fit(lx, ls):
    k = lx.shape[1]
    alpha, beta, rmse = np.zeros(k), np.zeros(k), np.zeros(k)
    filled = lx.copy()
    std = 0.5 * np.log((1 - ls) / ls)
    for j in range(k):
        seen = ~np.isnan(lx[:, j])
        y = 0.5 * np.log((1 - lx[seen, j]) / lx[seen, j])
        s = std[seen]
        alpha[j] = np.mean(y - s)
        beta[j] = np.sum((s - s.mean()) * (y - y.mean())) / np.sum((s - s.mean()) ** 2)
        fit = 1 / (1 + np.exp(2 * (alpha[j] + beta[j] * std)))
        filled[~seen, j] = fit[~seen]
        rmse[j] = np.sqrt(np.mean((fit[seen] - lx[seen, j]) ** 2))
    return alpha, beta, filled, rmse
