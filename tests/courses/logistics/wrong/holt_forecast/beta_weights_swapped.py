# beta weights the old trend and 1 - beta the new slope: the weights of the trend are exchanged
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    level = np.zeros(T)
    trend = np.zeros(T)
    err = np.zeros(T - 1)
    level[0] = y[0]
    for t in range(1, T):
        base = level[t - 1] + trend[t - 1]
        err[t - 1] = y[t] - base
        level[t] = alpha * y[t] + (1.0 - alpha) * base
        slope = level[t] - level[t - 1]
        trend[t] = beta * trend[t - 1] + (1.0 - beta) * slope
    ahead = np.arange(1, horizon + 1)
    return level, trend, level[-1] + trend[-1] * ahead, np.sqrt(np.mean(err**2))
