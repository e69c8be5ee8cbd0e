# the squared errors are divided by T instead of by T - 1: period 0, which has no forecast, is counted with error 0
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    level = np.zeros(T)
    trend = np.zeros(T)
    pred = np.zeros(T)
    level[0] = pred[0] = y[0]
    for t in range(1, T):
        pred[t] = level[t - 1] + trend[t - 1]
        level[t] = alpha * y[t] + (1 - alpha) * pred[t]
        trend[t] = beta * (level[t] - level[t - 1]) + (1 - beta) * trend[t - 1]
    forecast = level[T - 1] + np.arange(1, horizon + 1) * trend[T - 1]
    rmse = np.sqrt(np.mean((y - pred) ** 2))
    return level, trend, forecast, rmse
