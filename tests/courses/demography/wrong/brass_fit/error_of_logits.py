# the root mean squared error is that of the logits and not that of the survivors
def brass_fit(lx, ls):
    k = lx.shape[1]
    res = np.zeros((3, k))
    filled = lx.copy()
    Ys = 0.5 * np.log((1 - ls) / ls)
    for j in range(k):
        seen = ~np.isnan(lx[:, j])
        Y = 0.5 * np.log((1 - lx[seen, j]) / lx[seen, j])
        b, a = np.polyfit(Ys[seen], Y, 1)
        line = a + b * Ys
        filled[~seen, j] = 1 / (1 + np.exp(2 * line[~seen]))
        res[:, j] = a, b, np.sqrt(np.mean((line[seen] - Y) ** 2))
    alpha, beta, rmse = res
    return alpha, beta, filled, rmse
