# the gaps are filled with the standard's own survivors instead of the fitted ones
def brass_fit(lx, ls):
    k = lx.shape[1]
    alpha, beta, rmse = np.zeros(k), np.zeros(k), np.zeros(k)
    filled = lx.copy()
    Ys = 0.5 * np.log((1 - ls) / ls)
    for j in range(k):
        gap = np.isnan(lx[:, j])
        Y = 0.5 * np.log((1 - lx[~gap, j]) / lx[~gap, j])
        X = Ys[~gap]
        beta[j] = (np.mean(X * Y) - X.mean() * Y.mean()) / (np.mean(X * X) - X.mean() ** 2)
        alpha[j] = Y.mean() - beta[j] * X.mean()
        filled[gap, j] = ls[gap]
        fit = 1 / (1 + np.exp(2 * (alpha[j] + beta[j] * X)))
        rmse[j] = np.sqrt(np.mean((fit - lx[~gap, j]) ** 2))
    return alpha, beta, filled, rmse
