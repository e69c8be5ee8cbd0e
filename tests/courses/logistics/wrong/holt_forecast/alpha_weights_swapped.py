# alpha weights the old forecast and 1 - alpha the new demand: the weights of the level are exchanged
def holt_forecast(y, alpha, beta, horizon):
    level, trend = np.zeros_like(y), np.zeros_like(y)
    level[0] = y[0]
    fitted = [y[0]]
    for t in range(1, y.size):
        f = level[t - 1] + trend[t - 1]
        fitted.append(f)
        level[t] = f * alpha + y[t] * (1 - alpha)
        trend[t] = beta * (level[t] - level[t - 1]) + (1 - beta) * trend[t - 1]
    resid = y - np.array(fitted)
    forecast = np.zeros(horizon)
    for k in range(horizon):
        forecast[k] = level[-1] + (k + 1) * trend[-1]
    return level, trend, forecast, np.sqrt(np.sum(resid**2) / (y.size - 1))
