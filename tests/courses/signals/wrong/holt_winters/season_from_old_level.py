# what: the season is updated with the previous level instead of with the new one
def holt_winters(x, period, alpha, beta, gamma, horizon):
    level = [x[:period].mean()]
    trend = [(x[period:2 * period].mean() - x[:period].mean()) / period]
    season = [x[i] - level[0] for i in range(period)]
    fitted = []
    for t in range(period, len(x)):
        k = t - period
        fitted.append(level[k] + trend[k] + season[k])
        level.append(alpha * (x[t] - season[k]) + (1 - alpha) * (level[k] + trend[k]))
        trend.append(beta * (level[k + 1] - level[k]) + (1 - beta) * trend[k])
        season.append(gamma * (x[t] - level[k]) + (1 - gamma) * season[k])
    n = len(x)
    last = np.zeros(period)
    for t in range(n - period, n):
        last[t % period] = season[t]
    fc = [level[-1] + (h + 1) * trend[-1] + last[(n + h) % period] for h in range(horizon)]
    return {"fitted": np.array(fitted), "level": level[-1], "trend": trend[-1], "season": last, "forecast": np.array(fc)}
