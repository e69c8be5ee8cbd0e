# all ages get the fitted survivors, also those that were observed
def brass_fit(lx, ls):
    w, k = lx.shape
    alpha, beta, rmse = np.zeros(k), np.zeros(k), np.zeros(k)
    filled = np.zeros((w, k))
    X = 0.5 * np.log((1 - ls) / ls)
    for j in range(k):
        y = lx[:, j]
        use = ~np.isnan(y)
        Y = 0.5 * np.log((1 - y[use]) / y[use])
        design = np.vstack([np.ones(use.sum()), X[use]]).T
        a, b = np.linalg.solve(design.T @ design, design.T @ Y)
        alpha[j] = a
        beta[j] = b
        filled[:, j] = 1 / (1 + np.exp(2 * (a + b * X)))
        rmse[j] = np.sqrt(np.mean((filled[use, j] - y[use]) ** 2))
    return alpha, beta, filled, rmse
