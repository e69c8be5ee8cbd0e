# the forecasts start from level and trend of the period before the last one (index -2 instead of -1)
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    level = np.zeros(T)
    trend = np.zeros(T)
    level[0] = y[0]
    squares = 0.0
    for t in range(T - 1):
        pred = level[t] + trend[t]
        squares += (y[t + 1] - pred) ** 2
        level[t + 1] = alpha * y[t + 1] + (1 - alpha) * pred
        trend[t + 1] = beta * (level[t + 1] - level[t]) + (1 - beta) * trend[t]
    forecast = np.array([level[t] + k * trend[t] for k in range(1, horizon + 1)])
    return level, trend, forecast, np.sqrt(squares / (T - 1))
