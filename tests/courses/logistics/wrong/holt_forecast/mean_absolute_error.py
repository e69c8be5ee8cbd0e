# the mean absolute error is returned instead of the root of the mean squared error
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    level, trend = [y[0]], [0.0]
    abs_err = 0.0
    for t in range(1, T):
        p = level[t - 1] + trend[t - 1]
        abs_err += abs(y[t] - p)
        level.append(alpha * y[t] + (1 - alpha) * p)
        trend.append(beta * (level[t] - level[t - 1]) + (1 - beta) * trend[t - 1])
    level, trend = np.array(level), np.array(trend)
    forecast = level[-1] + (1 + np.arange(horizon)) * trend[-1]
    return level, trend, forecast, abs_err / (T - 1)
