# what: alpha and 1-alpha are swapped in the level's update
def holt_winters(x, period, alpha, beta, gamma, horizon):
    n = len(x)
    level = np.zeros(n)
    trend = np.zeros(n)
    season = np.zeros(n)
    fitted = np.zeros(n)
    season[:period] = x[:period] - np.mean(x[:period])
    level[period - 1] = np.mean(x[:period])
    trend[period - 1] = (np.mean(x[period:2 * period]) - np.mean(x[:period])) / period
    for t in range(period, n):
        fitted[t] = level[t - 1] + trend[t - 1] + season[t - period]
        level[t] = (1 - alpha) * (x[t] - season[t - period]) + alpha * (level[t - 1] + trend[t - 1])
        trend[t] = beta * (level[t] - level[t - 1]) + (1 - beta) * trend[t - 1]
        season[t] = gamma * (x[t] - level[t]) + (1 - gamma) * season[t - period]
    final = np.zeros(period)
    for t in range(n - period, n):
        final[t % period] = season[t]
    fc = np.array([level[-1] + h * trend[-1] + season[n - period + (h - 1) % period] for h in range(1, horizon + 1)])
    return {"fitted": fitted[period:], "level": level[-1], "trend": trend[-1], "season": final, "forecast": fc}
