# the trend is smoothed from level[t] - (level[t-1] + trend[t-1]): the old trend is subtracted from the slope
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    level, trend, errors = np.zeros(T), np.zeros(T), np.zeros(T)
    level[0] = y[0]
    for t in range(1, T):
        expected = level[t - 1] + trend[t - 1]
        errors[t] = y[t] - expected
        level[t] = alpha * y[t] + (1 - alpha) * expected
        trend[t] = beta * (level[t] - expected) + (1 - beta) * trend[t - 1]
    h = np.arange(1, horizon + 1)
    rmse = np.sqrt((errors**2).sum() / (T - 1))
    return level, trend, level[-1] + h * trend[-1], rmse
