# the mean is taken off the series first, so the constant is that of the deviations; it is put back on the forecasts
def ar_forecast(y, p, steps):
    mean = y.mean()
    d = y - mean
    T = len(d)
    X = np.column_stack([np.ones(T - p)] + [d[p - j : T - j] for j in range(1, p + 1)])
    coef = np.linalg.solve(X.T @ X, X.T @ d[p:])
    u = d[p:] - X @ coef
    s2 = u @ u / (T - 2 * p - 1)
    run = list(d)
    psi = [1.0]
    for h in range(1, steps + 1):
        run.append(coef[0] + sum(coef[j] * run[-j] for j in range(1, p + 1)))
        psi.append(sum(coef[j] * psi[h - j] for j in range(1, min(h, p) + 1)))
    return coef, mean + np.array(run[T:]), np.sqrt(s2 * np.cumsum(np.array(psi[:steps]) ** 2))
