# the forecasts add the mean of y where the constant of the regression belongs
def ar_forecast(y, p, steps):
    T = len(y)
    mu = np.mean(y)
    X = np.column_stack([np.ones(T - p)] + [y[p - j : T - j] for j in range(1, p + 1)])
    beta = np.linalg.solve(X.T @ X, X.T @ y[p:])
    eps = y[p:] - X @ beta
    s2 = np.sum(eps**2) / (T - 2 * p - 1)
    ys = list(y)
    for h in range(steps):
        ys.append(mu + sum(beta[i] * ys[-i] for i in range(1, p + 1)))
    psi = [1.0]
    for h in range(1, steps):
        psi.append(sum(beta[i] * psi[-i] for i in range(1, min(h, p) + 1)))
    return beta, np.array(ys[T:]), np.sqrt(s2 * np.cumsum(np.array(psi) ** 2))
