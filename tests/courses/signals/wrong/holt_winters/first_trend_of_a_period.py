# what: the first trend is the difference of the two periods' means, not divided by the period
def holt_winters(x, period, alpha, beta, gamma, horizon):
    l = np.mean(x[:period])
    b = np.mean(x[period:2 * period]) - l
    s = x[:period] - l
    fitted = []
    for t, value in enumerate(x[period:], start=period):
        i = t % period
        fitted.append(l + b + s[i])
        l, prev = alpha * (value - s[i]) + (1 - alpha) * (l + b), l
        b = beta * (l - prev) + (1 - beta) * b
        s[i] = gamma * (value - l) + (1 - gamma) * s[i]
    hs = np.arange(1, horizon + 1)
    return dict(fitted=np.array(fitted), level=l, trend=b, season=s, forecast=l + hs * b + s[(len(x) - 1 + hs) % period])
