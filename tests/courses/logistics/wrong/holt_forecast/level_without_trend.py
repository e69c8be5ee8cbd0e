# the update of the level leaves the trend out: only the old level is weighted with 1 - alpha
def holt_forecast(y, alpha, beta, horizon):
    n = y.shape[0]
    level = np.empty(n)
    trend = np.empty(n)
    level[0], trend[0] = y[0], 0.0
    sq = 0.0
    for i in range(1, n):
        sq += (y[i] - level[i - 1] - trend[i - 1]) ** 2
        level[i] = alpha * y[i] + (1 - alpha) * level[i - 1]
        trend[i] = beta * (level[i] - level[i - 1]) + (1 - beta) * trend[i - 1]
    steps = np.arange(horizon) + 1
    forecast = level[n - 1] + steps * trend[n - 1]
    rmse = (sq / (n - 1)) ** 0.5
    return level, trend, forecast, rmse
