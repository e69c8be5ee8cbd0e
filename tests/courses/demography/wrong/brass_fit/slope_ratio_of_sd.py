# the slope is the ratio of the standard deviations of the two logits, not the least squares slope
def brass_fit(lx, ls):
    logit = lambda p: 0.5 * np.log((1 - p) / p)
    Y = logit(lx)
    S = logit(ls)
    alpha = np.zeros(Y.shape[1])
    beta = np.zeros(Y.shape[1])
    rmse = np.zeros(Y.shape[1])
    out = lx.copy()
    for j in range(Y.shape[1]):
        m = ~np.isnan(Y[:, j])
        beta[j] = np.std(Y[m, j]) / np.std(S[m])
        alpha[j] = Y[m, j].mean() - beta[j] * S[m].mean()
        lhat = 1 / (1 + np.exp(2 * (alpha[j] + beta[j] * S)))
        out[~m, j] = lhat[~m]
        rmse[j] = np.sqrt(np.mean((lhat[m] - lx[m, j]) ** 2))
    return alpha, beta, out, rmse
