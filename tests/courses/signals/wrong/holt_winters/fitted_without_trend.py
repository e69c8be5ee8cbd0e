# what: fitted is level plus season: the trend is left out of the one-step prediction
def holt_winters(x, period, alpha, beta, gamma, horizon):
    n = len(x)
    L, T = np.mean(x[:period]), (np.mean(x[period:2 * period]) - np.mean(x[:period])) / period
    S = {i: x[i] - L for i in range(period)}
    fitted = []
    for t in range(period, n):
        fitted.append(L + S[t - period])
        L_old, T_old = L, T
        L = alpha * (x[t] - S[t - period]) + (1 - alpha) * (L_old + T_old)
        T = beta * (L - L_old) + (1 - beta) * T_old
        S[t] = gamma * (x[t] - L) + (1 - gamma) * S[t - period]
    season = np.zeros(period)
    for t in range(n - period, n):
        season[t % period] = S[t]
    fc = np.array([L + h * T + season[(n - 1 + h) % period] for h in range(1, horizon + 1)])
    return {"fitted": np.array(fitted), "level": L, "trend": T, "season": season, "forecast": fc}
