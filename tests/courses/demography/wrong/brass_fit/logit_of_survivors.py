# the logits are 1/2 ln(l/(1-l)), of the survivors instead of the dead, and the formula of the fitted survivors is not changed with them
def brass_fit(lx, ls):
    w, k = lx.shape
    Ystd = np.log(ls / (1 - ls)) / 2
    Yobs = np.log(lx / (1 - lx)) / 2
    alpha, beta, rmse = [], [], []
    filled = lx.copy()
    for j in range(k):
        keep = ~np.isnan(lx[:, j])
        X = np.column_stack([np.ones(keep.sum()), Ystd[keep]])
        coef = np.linalg.lstsq(X, Yobs[keep, j], rcond=None)[0]
        alpha.append(coef[0])
        beta.append(coef[1])
        fitted = 1 / (1 + np.exp(2 * coef[0] + 2 * coef[1] * Ystd))
        filled[~keep, j] = fitted[~keep]
        rmse.append(np.sqrt(np.mean((fitted[keep] - lx[keep, j]) ** 2)))
    return np.array(alpha), np.array(beta), filled, np.array(rmse)
