# what: the first season is x minus the mean of the whole series instead of minus the first period's mean
def holt_winters(x, period, alpha, beta, gamma, horizon):
    level = x[:period].mean()
    trend = (x[period:2 * period].mean() - level) / period
    season = x[:period] - np.mean(x)
    fitted = np.zeros(len(x) - period)
    for t in range(period, len(x)):
        j = t % period
        fitted[t - period] = level + trend + season[j]
        new = alpha * (x[t] - season[j]) + (1 - alpha) * (level + trend)
        trend = beta * (new - level) + (1 - beta) * trend
        season[j] = gamma * (x[t] - new) + (1 - gamma) * season[j]
        level = new
    forecast = np.zeros(horizon)
    for k in range(horizon):
        forecast[k] = level + trend * (k + 1) + season[(len(x) + k) % period]
    return {"fitted": fitted, "level": level, "trend": trend, "season": season, "forecast": forecast}
