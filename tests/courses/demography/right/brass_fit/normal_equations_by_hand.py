# scalar loops with running sums and the normal equations in closed form
def brass_fit(lx, ls):
    w, k = lx.shape
    alpha, beta, rmse = np.zeros(k), np.zeros(k), np.zeros(k)
    filled = np.zeros((w, k))
    for j in range(k):
        c = sx = sy = sxx = sxy = 0.0
        for i in range(w):
            if lx[i, j] == lx[i, j]:
                x = 0.5 * (np.log(1 - ls[i]) - np.log(ls[i]))
                y = 0.5 * (np.log(1 - lx[i, j]) - np.log(lx[i, j]))
                c += 1
                sx += x
                sy += y
                sxx += x * x
                sxy += x * y
        beta[j] = (c * sxy - sx * sy) / (c * sxx - sx * sx)
        alpha[j] = (sy - beta[j] * sx) / c
        sq = 0.0
        for i in range(w):
            odds = ((1 - ls[i]) / ls[i]) ** beta[j] * np.exp(2 * alpha[j])
            hat = 1 / (1 + odds)
            if np.isnan(lx[i, j]):
                filled[i, j] = hat
            else:
                filled[i, j] = lx[i, j]
                sq += (hat - lx[i, j]) ** 2
        rmse[j] = (sq / c) ** 0.5
    return alpha, beta, filled, rmse
