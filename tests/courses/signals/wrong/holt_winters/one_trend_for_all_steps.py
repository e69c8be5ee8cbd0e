# what: every forecast step adds the trend once: h is forgotten
def holt_winters(x, period, alpha, beta, gamma, horizon):
    n = len(x)
    level = x[:period].mean()
    trend = (x[period:2 * period].mean() - level) / period
    season = x[:period] - level
    fitted = np.zeros(n - period)
    for i in range(n - period):
        t = i + period
        s = season[t % period]
        fitted[i] = level + trend + s
        before = level
        level = alpha * (x[t] - s) + (1 - alpha) * (level + trend)
        trend = beta * (level - before) + (1 - beta) * trend
        season[t % period] = gamma * (x[t] - level) + (1 - gamma) * s
    forecast = np.array([level + trend + season[(n + h) % period] for h in range(horizon)])
    return {"fitted": fitted, "level": level, "trend": trend, "season": season, "forecast": forecast}
