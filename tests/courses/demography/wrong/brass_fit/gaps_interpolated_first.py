# gaps are first filled by linear interpolation over the row numbers, and these made-up values enter the regression and the error like observed ones
def brass_fit(lx, ls):
    w, k = lx.shape
    rows = np.arange(w)
    Ys = 0.5 * np.log((1 - ls) / ls)
    alpha, beta, rmse = np.zeros(k), np.zeros(k), np.zeros(k)
    filled = lx.copy()
    for j in range(k):
        known = ~np.isnan(lx[:, j])
        l = np.interp(rows, rows[known], lx[known, j])
        Y = 0.5 * np.log((1 - l) / l)
        beta[j] = np.sum((Ys - Ys.mean()) * (Y - Y.mean())) / np.sum((Ys - Ys.mean()) ** 2)
        alpha[j] = Y.mean() - beta[j] * Ys.mean()
        fit = 1 / (1 + np.exp(2 * (alpha[j] + beta[j] * Ys)))
        filled[~known, j] = fit[~known]
        rmse[j] = np.sqrt(np.mean((fit - l) ** 2))
    return alpha, beta, filled, rmse
