# the standard deviation of the errors is returned: their mean is subtracted before they are squared
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    level = np.zeros(T)
    trend = np.zeros(T)
    level[0] = y[0]
    t = 1
    while t < T:
        old = level[t - 1]
        level[t] = alpha * y[t] + (1 - alpha) * (old + trend[t - 1])
        trend[t] = beta * (level[t] - old) + (1 - beta) * trend[t - 1]
        t += 1
    one_step = level[:-1] + trend[:-1]
    rmse = np.std(y[1:] - one_step)
    forecast = level[-1] + trend[-1] * np.arange(1, horizon + 1)
    return level, trend, forecast, rmse
