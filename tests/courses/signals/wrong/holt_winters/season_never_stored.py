# what: the updated season is computed but never stored: the first one is used throughout
def holt_winters(x, period, alpha, beta, gamma, horizon):
    l = x[:period].mean()
    b = (x[period:2 * period].mean() - l) / period
    seasonal = x[:period] - l
    fit = []
    for t in range(period, len(x)):
        s = seasonal[t % period]
        fit.append(l + b + s)
        prev_l = l
        l = alpha * (x[t] - s) + (1 - alpha) * (l + b)
        b = beta * (l - prev_l) + (1 - beta) * b
        s = gamma * (x[t] - l) + (1 - gamma) * s
    fc = [l + h * b + seasonal[(len(x) - 1 + h) % period] for h in range(1, horizon + 1)]
    return {"fitted": np.array(fit), "level": l, "trend": b, "season": seasonal, "forecast": np.array(fc)}
