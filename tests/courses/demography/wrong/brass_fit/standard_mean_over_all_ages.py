# the mean of the standard's logits is taken over all ages, also those at which the country has no observation
def brass_fit(lx, ls):
    w, k = lx.shape
    Ys = np.log((1 - ls) / ls) / 2
    Ys_bar = Ys.mean()
    alpha, beta, rmse = np.zeros(k), np.zeros(k), np.zeros(k)
    filled = lx.copy()
    for j in range(k):
        seen = ~np.isnan(lx[:, j])
        Y = np.log((1 - lx[seen, j]) / lx[seen, j]) / 2
        dx = Ys[seen] - Ys_bar
        dy = Y - Y.mean()
        beta[j] = (dx * dy).sum() / (dx**2).sum()
        alpha[j] = Y.mean() - beta[j] * Ys_bar
        fit = 1 / (1 + np.exp(2 * (alpha[j] + beta[j] * Ys)))
        filled[~seen, j] = fit[~seen]
        rmse[j] = np.sqrt(((fit[seen] - lx[seen, j]) ** 2).mean())
    return alpha, beta, filled, rmse
