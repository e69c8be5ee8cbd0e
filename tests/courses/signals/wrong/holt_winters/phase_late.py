# what: the forecast of step h takes season[h % period] with h from 1, instead of the phase of n-1+h
def holt_winters(x, period, alpha, beta, gamma, horizon):
    l = x[:period].mean()
    b = (x[period:2 * period].mean() - l) / period
    s = x[:period] - l
    fit = []
    for t in range(period, len(x)):
        i = t % period
        fit.append(l + b + s[i])
        l_new = alpha * (x[t] - s[i]) + (1 - alpha) * (l + b)
        b = beta * (l_new - l) + (1 - beta) * b
        s[i] = gamma * (x[t] - l_new) + (1 - gamma) * s[i]
        l = l_new
    forecast = np.array([l + h * b + s[h % period] for h in range(1, horizon + 1)])
    return {"fitted": np.array(fit), "level": l, "trend": b, "season": s, "forecast": forecast}
