# the design matrix and numpy's least squares, columns by iteration, lists
def brass_fit(lx, ls):
    logit = lambda p: np.log(1 / p - 1) / 2
    design = np.stack([np.ones(len(ls)), logit(ls)], axis=1)
    alpha, beta, rmse, cols = [], [], [], []
    for col in lx.T:
        rows = np.flatnonzero(~np.isnan(col))
        coef, *_ = np.linalg.lstsq(design[rows], logit(col[rows]), rcond=None)
        line = design @ coef
        hat = np.exp(-line) / (np.exp(line) + np.exp(-line))
        rmse.append(np.linalg.norm(hat[rows] - col[rows]) / np.sqrt(len(rows)))
        hat[rows] = col[rows]
        cols.append(hat)
        alpha.append(coef[0])
        beta.append(coef[1])
    return np.array(alpha), np.array(beta), np.array(cols).T, np.array(rmse)
