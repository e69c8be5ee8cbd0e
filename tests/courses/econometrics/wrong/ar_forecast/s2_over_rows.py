# s2 is the mean of the squared residuals, divided by T - p without the p + 1 coefficients
def ar_forecast(y, p, steps):
    T = y.shape[0]
    target = y[p:]
    X = np.ones((T - p, p + 1))
    for lag in range(1, p + 1):
        X[:, lag] = y[p - lag : -lag]
    c = np.linalg.solve(X.T @ X, X.T @ target)
    s2 = np.mean((target - X @ c) ** 2)
    ext = np.zeros(T + steps)
    ext[:T] = y
    for t in range(T, T + steps):
        ext[t] = c[0] + sum(c[lag] * ext[t - lag] for lag in range(1, p + 1))
    psi = np.zeros(steps + p)
    psi[p] = 1
    for t in range(p + 1, p + steps):
        psi[t] = sum(c[lag] * psi[t - lag] for lag in range(1, p + 1))
    return c, ext[T:], np.sqrt(np.cumsum(psi[p:] ** 2) * s2)
