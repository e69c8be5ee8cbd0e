# the root is missing: the mean squared error is returned as rmse
def holt_forecast(y, alpha, beta, horizon):
    s = np.zeros((len(y), 2))
    s[0] = y[0], 0
    for t in range(1, len(y)):
        s[t, 0] = alpha * y[t] + (1 - alpha) * s[t - 1].sum()
        s[t, 1] = beta * (s[t, 0] - s[t - 1, 0]) + (1 - beta) * s[t - 1, 1]
    level, trend = s[:, 0], s[:, 1]
    errors = y[1:] - s[:-1].sum(axis=1)
    forecast = level[-1] + np.arange(1, horizon + 1) * trend[-1]
    rmse = np.mean(errors * errors)
    return level, trend, forecast, rmse
