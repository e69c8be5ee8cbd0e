# the forecasts grow by a factor (1 + trend/level) to the power of k instead of by k times the trend
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    level = np.zeros(T)
    trend = np.zeros(T)
    level[0] = y[0]
    for t in range(1, T):
        level[t] = alpha * y[t] + (1 - alpha) * (level[t - 1] + trend[t - 1])
        trend[t] = beta * (level[t] - level[t - 1]) + (1 - beta) * trend[t - 1]
    growth = 1 + trend[-1] / level[-1]
    forecast = level[-1] * growth ** np.arange(1, horizon + 1)
    residual = y[1:] - level[:-1] - trend[:-1]
    return level, trend, forecast, np.sqrt(np.mean(residual**2))
