# what: the loop runs over all times from 0 instead of from period on; fitted keeps those from period on
def holt_winters(x, period, alpha, beta, gamma, horizon):
    l = np.mean(x[:period])
    b = (np.mean(x[period:2 * period]) - l) / period
    s = x[:period] - l
    fitted = np.zeros(len(x))
    for t in range(len(x)):
        i = t % period
        fitted[t] = l + b + s[i]
        l_prev = l
        l = alpha * (x[t] - s[i]) + (1 - alpha) * (l + b)
        b = beta * (l - l_prev) + (1 - beta) * b
        s[i] = gamma * (x[t] - l) + (1 - gamma) * s[i]
    fc = np.array([l + h * b + s[(len(x) - 1 + h) % period] for h in range(1, horizon + 1)])
    return {"fitted": fitted[period:], "level": l, "trend": b, "season": s, "forecast": fc}
