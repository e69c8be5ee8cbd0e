# what: the level is overwritten before the trend's update, so that new level minus old level is always zero
def holt_winters(x, period, alpha, beta, gamma, horizon):
    L = np.mean(x[0:period])
    T = (np.mean(x[period:2 * period]) - L) / period
    S = x[0:period] - L
    F = np.zeros(len(x) - period)
    for t in range(period, len(x)):
        m = t % period
        F[t - period] = L + T + S[m]
        L = alpha * (x[t] - S[m]) + (1 - alpha) * (L + T)
        prev = L
        T = beta * (L - prev) + (1 - beta) * T
        S[m] = gamma * (x[t] - L) + (1 - gamma) * S[m]
    h = np.arange(1, horizon + 1)
    return {"fitted": F, "level": L, "trend": T, "season": S, "forecast": L + h * T + S[(len(x) + h - 1) % period]}
