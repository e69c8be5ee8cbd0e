# what: beta and gamma are swapped: gamma weighs the trend and beta the season
def holt_winters(x, period, alpha, beta, gamma, horizon):
    lvl = np.mean(x[:period])
    slp = (np.mean(x[period:2 * period]) - lvl) / period
    ssn = x[:period] - lvl
    fits = []
    for t in range(period, len(x)):
        q = t % period
        fits.append(lvl + slp + ssn[q])
        last = lvl
        lvl = alpha * (x[t] - ssn[q]) + (1 - alpha) * (last + slp)
        slp = gamma * (lvl - last) + (1 - gamma) * slp
        ssn[q] = beta * (x[t] - lvl) + (1 - beta) * ssn[q]
    fc = []
    for h in range(1, horizon + 1):
        fc.append(lvl + h * slp + ssn[(len(x) + h - 1) % period])
    return {"fitted": np.array(fits), "level": lvl, "trend": slp, "season": ssn, "forecast": np.array(fc)}
