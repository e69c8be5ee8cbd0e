# the level starts at the mean of all demands instead of at y[0]
def holt_forecast(y, alpha, beta, horizon):
    n = len(y)
    level = np.zeros(n)
    trend = np.zeros(n)
    level[0] = np.mean(y)
    e = np.zeros(n)
    for t in range(1, n):
        e[t] = y[t] - level[t - 1] - trend[t - 1]
        level[t] = level[t - 1] + trend[t - 1] + alpha * e[t]
        trend[t] = beta * (level[t] - level[t - 1]) + (1 - beta) * trend[t - 1]
    forecast = level[-1] + np.arange(1, horizon + 1) * trend[-1]
    return level, trend, forecast, np.sqrt(np.sum(e**2) / (n - 1))
