# what: the level starts at x[0] instead of at the first period's mean (trend and season start rightly)
def holt_winters(x, period, alpha, beta, gamma, horizon):
    m1 = x[:period].mean()
    m2 = x[period:2 * period].mean()
    level = x[0]
    trend = (m2 - m1) / period
    season = x[:period] - m1
    fitted = []
    for t in range(period, len(x)):
        idx = t % period
        fitted.append(level + trend + season[idx])
        tmp = alpha * (x[t] - season[idx]) + (1 - alpha) * (level + trend)
        trend = beta * (tmp - level) + (1 - beta) * trend
        level = tmp
        season[idx] = gamma * (x[t] - level) + (1 - gamma) * season[idx]
    fc = [level + h * trend + season[(len(x) + h - 1) % period] for h in range(1, horizon + 1)]
    return {"fitted": np.array(fitted), "level": level, "trend": trend, "season": season, "forecast": np.array(fc)}
