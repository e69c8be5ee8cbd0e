# what: season is returned as the last period values in order of time instead of by phase (differs if n is no multiple of period)
def holt_winters(x, period, alpha, beta, gamma, horizon):
    l = np.mean(x[:period])
    b = (np.mean(x[period:2 * period]) - l) / period
    s = list(x[:period] - l)
    fitted = []
    for t in range(period, len(x)):
        fitted.append(l + b + s[-period])
        l_new = alpha * (x[t] - s[-period]) + (1 - alpha) * (l + b)
        b = beta * (l_new - l) + (1 - beta) * b
        s.append(gamma * (x[t] - l_new) + (1 - gamma) * s[-period])
        l = l_new
    newest = np.array(s[-period:])
    fc = np.array([l + (h + 1) * b + newest[h % period] for h in range(horizon)])
    return {"fitted": np.array(fitted), "level": l, "trend": b, "season": newest, "forecast": fc}
