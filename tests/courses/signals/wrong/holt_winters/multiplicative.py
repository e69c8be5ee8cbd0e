# what: a season that multiplies (divides by and multiplies with it everywhere) instead of one that is added
def holt_winters(x, period, alpha, beta, gamma, horizon):
    l = x[:period].mean()
    b = (x[period:2 * period].mean() - l) / period
    s = x[:period] / l
    fit = []
    for t in range(period, len(x)):
        i = t % period
        fit.append((l + b) * s[i])
        lp = l
        l = alpha * x[t] / s[i] + (1 - alpha) * (l + b)
        b = beta * (l - lp) + (1 - beta) * b
        s[i] = gamma * x[t] / l + (1 - gamma) * s[i]
    fc = [(l + h * b) * s[(len(x) - 1 + h) % period] for h in range(1, horizon + 1)]
    return {"fitted": np.array(fit), "level": l, "trend": b, "season": s, "forecast": np.array(fc)}
