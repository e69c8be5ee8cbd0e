# what: the level's update forgets the trend: (1-alpha) * level instead of (1-alpha) * (level + trend)
def holt_winters(x, period, alpha, beta, gamma, horizon):
    lev = x[:period].mean()
    tr = (x[period:2 * period].mean() - lev) / period
    sea = x[:period] - lev
    fit = np.zeros(len(x) - period)
    for t in range(period, len(x)):
        ph = t % period
        fit[t - period] = lev + tr + sea[ph]
        lev_old = lev
        lev = alpha * (x[t] - sea[ph]) + (1 - alpha) * lev_old
        tr = beta * (lev - lev_old) + (1 - beta) * tr
        sea[ph] = gamma * (x[t] - lev) + (1 - gamma) * sea[ph]
    k = np.arange(horizon)
    fc = lev + (k + 1) * tr + sea[(k + len(x)) % period]
    return {"fitted": fit, "level": lev, "trend": tr, "season": sea, "forecast": fc}
