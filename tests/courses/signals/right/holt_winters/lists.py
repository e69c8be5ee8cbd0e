def holt_winters(x, period, alpha, beta, gamma, horizon):
    L = [sum(x[:period]) / period]
    B = [(sum(x[period:2 * period]) - sum(x[:period])) / period ** 2]
    S = [v - L[0] for v in x[:period]]
    fit = []
    for t in range(period, len(x)):
        s = S[t - period]
        fit.append(L[-1] + B[-1] + s)
        L.append(alpha * (x[t] - s) + (1 - alpha) * (L[-1] + B[-1]))
        B.append(beta * (L[-1] - L[-2]) + (1 - beta) * B[-1])
        S.append(gamma * (x[t] - L[-1]) + (1 - gamma) * s)
    n = len(x)
    fc = [L[-1] + h * B[-1] + S[n - period + (h - 1) % period] for h in range(1, horizon + 1)]
    season = np.zeros(period)
    for t in range(n - period, n):
        season[t % period] = S[t]
    return {"fitted": np.array(fit), "level": L[-1], "trend": B[-1], "season": season, "forecast": np.array(fc)}
