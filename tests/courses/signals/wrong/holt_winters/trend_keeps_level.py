# what: wrong variable in the trend's update: (1-beta) * level instead of (1-beta) * trend
def holt_winters(x, period, alpha, beta, gamma, horizon):
    l = np.mean(x[:period])
    b = (np.mean(x[period:2 * period]) - np.mean(x[:period])) / period
    s = x[:period] - np.mean(x[:period])
    f = np.zeros(len(x) - period)
    for t in range(period, len(x)):
        k = t % period
        f[t - period] = l + b + s[k]
        nl = alpha * (x[t] - s[k]) + (1 - alpha) * (l + b)
        nb = beta * (nl - l) + (1 - beta) * l
        ns = gamma * (x[t] - nl) + (1 - gamma) * s[k]
        l, b, s[k] = nl, nb, ns
    g = np.array([l + (h + 1) * b + s[(len(x) + h) % period] for h in range(horizon)])
    return {"fitted": f, "level": l, "trend": b, "season": s, "forecast": g}
