# what: beta and gamma are swapped, and the forecast's steps count from 0 (its phases are right)
def holt_winters(x, period, alpha, beta, gamma, horizon):
    l = x[:period].mean()
    b = (x[period:2 * period].mean() - l) / period
    s = x[:period] - l
    fitted = []
    for t in range(period, len(x)):
        i = t % period
        fitted.append(l + b + s[i])
        prev = l
        l = alpha * (x[t] - s[i]) + (1 - alpha) * (prev + b)
        b = gamma * (l - prev) + (1 - gamma) * b
        s[i] = beta * (x[t] - l) + (1 - beta) * s[i]
    fc = np.array([l + h * b + s[(len(x) + h) % period] for h in range(horizon)])
    return {"fitted": np.array(fitted), "level": l, "trend": b, "season": s, "forecast": fc}
