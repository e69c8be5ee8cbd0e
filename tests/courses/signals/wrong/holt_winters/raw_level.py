# what: the level is updated with x_t itself: the season is not subtracted
def holt_winters(x, period, alpha, beta, gamma, horizon):
    a0 = np.mean(x[:period])
    b0 = (np.mean(x[period:2 * period]) - a0) / period
    s = np.concatenate([x[:period] - a0, np.zeros(len(x) - period)])
    preds = []
    for t in range(period, len(x)):
        preds.append(a0 + b0 + s[t - period])
        a1 = alpha * x[t] + (1 - alpha) * (a0 + b0)
        b1 = beta * (a1 - a0) + (1 - beta) * b0
        s[t] = gamma * (x[t] - a1) + (1 - gamma) * s[t - period]
        a0, b0 = a1, b1
    N = len(x)
    season = np.zeros(period)
    for i in range(N - period, N):
        season[i % period] = s[i]
    fc = np.array([a0 + h * b0 + season[(N - 1 + h) % period] for h in range(1, horizon + 1)])
    return {"fitted": np.array(preds), "level": a0, "trend": b0, "season": season, "forecast": fc}
