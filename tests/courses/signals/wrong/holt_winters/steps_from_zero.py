# what: the forecast adds h trends with h from 0 instead of from 1 (its phases are right)
def holt_winters(x, period, alpha, beta, gamma, horizon):
    n = len(x)
    level = np.mean(x[:period])
    slope = (np.mean(x[period:2 * period]) - np.mean(x[:period])) / period
    seas = list(x[:period] - level)
    fitted = np.empty(n - period)
    for t in range(period, n):
        old = level
        fitted[t - period] = old + slope + seas[t - period]
        level = alpha * (x[t] - seas[t - period]) + (1 - alpha) * (old + slope)
        slope = beta * (level - old) + (1 - beta) * slope
        seas.append(gamma * (x[t] - level) + (1 - gamma) * seas[t - period])
    season = np.zeros(period)
    for t in range(n - period, n):
        season[t % period] = seas[t]
    forecast = []
    for h in range(horizon):
        forecast.append(level + h * slope + season[(n + h) % period])
    return {"fitted": fitted, "level": level, "trend": slope, "season": season, "forecast": np.array(forecast)}
