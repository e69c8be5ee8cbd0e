# what: fitted is recorded with the updated level, trend and season instead of as a prediction before the update
def holt_winters(x, period, alpha, beta, gamma, horizon):
    n = len(x)
    l = np.mean(x[:period])
    b = (np.mean(x[period:2 * period]) - l) / period
    s = x[:period] - l
    fitted = []
    for t in range(period, n):
        i = t % period
        old = l
        l = alpha * (x[t] - s[i]) + (1 - alpha) * (old + b)
        b = beta * (l - old) + (1 - beta) * b
        s[i] = gamma * (x[t] - l) + (1 - gamma) * s[i]
        fitted.append(l + b + s[i])
    steps = np.arange(1, horizon + 1)
    fc = l + b * steps + s[(n + steps - 1) % period]
    return {"fitted": np.array(fitted), "level": l, "trend": b, "season": s, "forecast": fc}
