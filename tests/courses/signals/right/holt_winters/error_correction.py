def holt_winters(x, period, alpha, beta, gamma, horizon):
    cycles = x[: 2 * period].reshape(2, period).mean(axis=1)
    l, b = cycles[0], (cycles[1] - cycles[0]) / period
    s = x[:period] - l
    fitted = []
    t = period
    while t < len(x):
        i = t % period
        forecast1 = l + b + s[i]
        e = x[t] - forecast1
        fitted.append(forecast1)
        l = l + b + alpha * e
        b = b + alpha * beta * e
        s[i] += gamma * (1 - alpha) * e
        t += 1
    out = np.empty(horizon)
    for h in range(horizon):
        out[h] = l + (h + 1) * b + s[(t + h) % period]
    return {"forecast": out, "season": s, "trend": b, "level": l, "fitted": np.array(fitted)}
