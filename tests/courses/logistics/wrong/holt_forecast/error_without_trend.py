# the one-step error compares the demand with the previous level alone, without the trend
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    level = np.zeros(T)
    trend = np.zeros(T)
    level[0] = y[0]
    for t in range(1, T):
        level[t] = alpha * y[t] + (1 - alpha) * (level[t - 1] + trend[t - 1])
        trend[t] = beta * (level[t] - level[t - 1]) + (1 - beta) * trend[t - 1]
    diff = y[1:] - level[:-1]
    rmse = np.sqrt(np.einsum("i,i->", diff, diff) / len(diff))
    forecast = level[-1] + np.cumsum(np.full(horizon, trend[-1]))
    return level, trend, forecast, rmse
