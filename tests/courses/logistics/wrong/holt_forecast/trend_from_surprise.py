# the slope that is smoothed into the trend is y[t] - level[t-1], demand against old level, instead of new level against old level
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    lev, tre, sq = np.zeros(T), np.zeros(T), []
    lev[0] = y[0]
    for t in range(1, T):
        f = lev[t - 1] + tre[t - 1]
        sq += [(y[t] - f) ** 2]
        tre[t] = (1 - beta) * tre[t - 1] + beta * (y[t] - lev[t - 1])
        lev[t] = (1 - alpha) * f + alpha * y[t]
    fc = np.empty(horizon)
    fc[0] = lev[-1] + tre[-1]
    for i in range(1, horizon):
        fc[i] = fc[i - 1] + tre[-1]
    return lev, tre, fc, np.sqrt(sum(sq) / len(sq))
