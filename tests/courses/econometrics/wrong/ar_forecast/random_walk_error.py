# the error h steps ahead is s times the root of h, as of a random walk
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.ones((T - p, p + 1))
    for j in range(1, p + 1):
        X[:, j] = np.roll(y, j)[p:]
    coef = np.linalg.lstsq(X, y[p:], rcond=None)[0]
    resid = y[p:] - np.matmul(X, coef)
    s2 = np.dot(resid, resid) / (T - 2 * p - 1)
    yy = np.concatenate((y, np.empty(steps)))
    for h in range(T, T + steps):
        yy[h] = coef[0] + np.dot(coef[1:], yy[h - p : h][::-1])
    horizon = np.arange(1, steps + 1)
    return coef, yy[-steps:], np.sqrt(s2 * horizon)
