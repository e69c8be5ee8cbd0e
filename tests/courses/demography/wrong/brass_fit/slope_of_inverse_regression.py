# the slope is the covariance over the variance of the country's logits instead of the standard's
def brass_fit(lx, ls):
    w, k = lx.shape
    xs = 0.5 * np.log((1 - ls) / ls)
    alpha, beta, rmse = np.zeros(k), np.zeros(k), np.zeros(k)
    filled = lx.copy()
    for j in range(k):
        idx = [i for i in range(w) if not np.isnan(lx[i, j])]
        x = xs[idx]
        y = 0.5 * np.log((1 - lx[idx, j]) / lx[idx, j])
        sxy = ((x - x.mean()) * (y - y.mean())).sum()
        syy = ((y - y.mean()) ** 2).sum()
        beta[j] = sxy / syy
        alpha[j] = y.mean() - beta[j] * x.mean()
        for i in range(w):
            if i not in idx:
                filled[i, j] = 1 / (1 + np.exp(2 * (alpha[j] + beta[j] * xs[i])))
        pred = 1 / (1 + np.exp(2 * (alpha[j] + beta[j] * x)))
        rmse[j] = np.sqrt(np.mean((pred - lx[idx, j]) ** 2))
    return alpha, beta, filled, rmse
