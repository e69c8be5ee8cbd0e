# the forecast multiplies the coefficients with the latest p values in order of time, so lag 1 meets the oldest of them
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.array([[1.0] + [y[t - j] for j in range(1, p + 1)] for t in range(p, T)])
    coef = np.linalg.solve(X.T @ X, X.T @ y[p:])
    res = y[p:] - X @ coef
    s2 = np.sum(res**2) / (T - 2 * p - 1)
    series = y.copy()
    for _ in range(steps):
        series = np.append(series, coef[0] + np.dot(coef[1:], series[-p:]))
    psi = np.zeros(steps)
    psi[0] = 1
    for h in range(1, steps):
        for j in range(1, p + 1):
            if j <= h:
                psi[h] += coef[j] * psi[h - j]
    return coef, series[T:], np.sqrt(s2 * np.cumsum(psi**2))
