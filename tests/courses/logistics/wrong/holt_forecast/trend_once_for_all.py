# all forecasts are level + trend: the trend is not multiplied by the number of periods ahead
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    level, trend = np.zeros(T), np.zeros(T)
    level[0] = y[0]
    total = 0
    for t in np.arange(1, T):
        guess = level[t - 1] + trend[t - 1]
        total = total + (guess - y[t]) ** 2
        level[t] = guess + alpha * (y[t] - guess)
        trend[t] = trend[t - 1] + beta * (level[t] - level[t - 1] - trend[t - 1])
    forecast = np.full(horizon, level[-1] + trend[-1])
    rmse = np.sqrt(total / (T - 1))
    return level, trend, forecast, rmse
