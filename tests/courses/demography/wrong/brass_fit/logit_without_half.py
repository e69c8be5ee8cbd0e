# the logits are ln((1-l)/l) without the factor 1/2, while the fitted survivors keep the 2 in the exponent
def brass_fit(lx, ls):
    def logit(p):
        return np.log((1 - p) / p)

    k = lx.shape[1]
    alpha = np.zeros(k)
    beta = np.zeros(k)
    rmse = np.zeros(k)
    filled = np.array(lx)
    for c in range(k):
        ok = np.isfinite(lx[:, c])
        beta[c], alpha[c] = np.polyfit(logit(ls[ok]), logit(lx[ok, c]), 1)
        fit = 1 / (1 + np.exp(2 * (alpha[c] + beta[c] * logit(ls))))
        filled[~ok, c] = fit[~ok]
        rmse[c] = np.sqrt(((fit - lx[:, c])[ok] ** 2).mean())
    return alpha, beta, filled, rmse
