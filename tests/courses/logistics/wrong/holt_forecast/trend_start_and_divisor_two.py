# two mistakes: the trend starts with y[1] - y[0], and the squared errors are divided by T instead of T - 1
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    level, trend = np.zeros(T), np.zeros(T)
    level[0], trend[0] = y[0], y[1] - y[0]
    sse = 0.0
    for t in range(1, T):
        one = level[t - 1] + trend[t - 1]
        sse += (y[t] - one) ** 2
        level[t] = alpha * y[t] + (1 - alpha) * one
        trend[t] = beta * (level[t] - level[t - 1]) + (1 - beta) * trend[t - 1]
    out = [level[-1] + trend[-1] * (k + 1) for k in range(horizon)]
    return level, trend, np.array(out), np.sqrt(sse / T)
