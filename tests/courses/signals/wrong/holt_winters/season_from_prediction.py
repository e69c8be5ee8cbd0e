# what: the season is updated with x_t minus (previous level + trend), the other textbooks' formula, instead of x_t minus the new level
def holt_winters(x, period, alpha, beta, gamma, horizon):
    n = len(x)
    l = np.sum(x[:period]) / period
    b = (np.sum(x[period:2 * period]) - np.sum(x[:period])) / period ** 2
    s = np.array([x[i] - l for i in range(period)])
    out = []
    for t in range(period, n):
        p = t % period
        base = l + b
        out.append(base + s[p])
        new_l = alpha * (x[t] - s[p]) + (1 - alpha) * base
        b = beta * (new_l - l) + (1 - beta) * b
        s[p] = gamma * (x[t] - base) + (1 - gamma) * s[p]
        l = new_l
    fc = np.zeros(horizon)
    for h in range(1, horizon + 1):
        fc[h - 1] = l + h * b + s[(n - 1 + h) % period]
    return {"fitted": np.array(out), "level": l, "trend": b, "season": s, "forecast": fc}
