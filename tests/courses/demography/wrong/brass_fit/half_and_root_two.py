# two mistakes: the exponent of the fitted survivors lacks the factor 2, and the mean squared error lacks its root
def brass_fit(lx, ls):
    k = lx.shape[1]
    alpha, beta, rmse = np.zeros(k), np.zeros(k), np.zeros(k)
    filled = lx.copy()
    Ys = 0.5 * np.log((1 - ls) / ls)
    for j in range(k):
        seen = ~np.isnan(lx[:, j])
        l = lx[seen, j]
        Y = 0.5 * np.log((1 - l) / l)
        X = np.c_[np.ones(len(Y)), Ys[seen]]
        alpha[j], beta[j] = np.linalg.inv(X.T @ X) @ X.T @ Y
        fit = 1 / (1 + np.exp(alpha[j] + beta[j] * Ys))
        filled[~seen, j] = fit[~seen]
        rmse[j] = np.mean((fit[seen] - l) ** 2)
    return alpha, beta, filled, rmse
