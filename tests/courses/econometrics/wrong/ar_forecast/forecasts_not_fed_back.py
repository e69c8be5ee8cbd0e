# each forecast is made from the last observed values, the earlier forecasts do not enter: all of them are the same
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.column_stack([np.ones(T - p)] + [y[p - i : T - i] for i in range(1, p + 1)])
    theta = np.linalg.inv(X.T @ X) @ X.T @ y[p:]
    eps = y[p:] - X @ theta
    sigma = np.sqrt(np.sum(eps**2) / (T - 2 * p - 1))
    forecast = np.zeros(steps)
    for h in range(steps):
        forecast[h] = theta[0]
        for i in range(1, p + 1):
            forecast[h] += theta[i] * y[T - i]
    psi = np.zeros(steps)
    for h in range(steps):
        psi[h] = 1 if h == 0 else sum(theta[i] * psi[h - i] for i in range(1, min(h, p) + 1))
    return theta, forecast, sigma * np.sqrt(np.cumsum(psi**2))
