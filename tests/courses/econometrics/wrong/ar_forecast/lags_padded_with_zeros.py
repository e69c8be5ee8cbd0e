# the lags before the first observation are set to zero, and all T observations are used in the regression
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.ones((T, p + 1))
    for j in range(1, p + 1):
        X[:, j] = np.concatenate([np.zeros(j), y[: T - j]])
    coef = np.linalg.solve(X.T @ X, X.T @ y)
    resid = y - X @ coef
    s2 = np.sum(resid**2) / (T - 2 * p - 1)
    path = list(y)
    psi = [1.0]
    for h in range(steps):
        path.append(coef[0] + sum(coef[j] * path[-j] for j in range(1, p + 1)))
    for h in range(1, steps):
        psi.append(sum(coef[j] * psi[h - j] for j in range(1, min(h, p) + 1)))
    return coef, np.array(path[T:]), np.sqrt(s2 * np.cumsum(np.square(psi)))
