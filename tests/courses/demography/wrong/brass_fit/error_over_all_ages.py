# the squared errors of the observed ages are divided by the number of all ages w, not of the observed ones
def brass_fit(lx, ls):
    w, k = lx.shape
    Ys = 0.5 * np.log((1 - ls) / ls)
    alpha, beta, rmse = np.zeros(k), np.zeros(k), np.zeros(k)
    filled = lx.copy()
    for j in range(k):
        seen = np.where(~np.isnan(lx[:, j]))[0]
        gaps = np.where(np.isnan(lx[:, j]))[0]
        Y = 0.5 * np.log((1 - lx[seen, j]) / lx[seen, j])
        X = Ys[seen]
        beta[j] = np.sum((X - X.mean()) * Y) / np.sum((X - X.mean()) * X)
        alpha[j] = Y.mean() - beta[j] * X.mean()
        fit = 1 / (1 + np.exp(2 * (alpha[j] + beta[j] * Ys)))
        filled[gaps, j] = fit[gaps]
        rmse[j] = np.sqrt(np.sum((fit[seen] - lx[seen, j]) ** 2) / w)
    return alpha, beta, filled, rmse
