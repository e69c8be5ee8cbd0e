# what: the statistic is the z score (O - E) / sqrt(V), not its square
def log_rank(time, event, treated, rho=0.0):
    times, deaths, at_risk = risk_table(time, event)
    survival = kaplan_meier(time, event)["survival"]
    before = np.ones(len(times))
    before[1:] = survival[:-1]
    w = before**rho
    d1 = np.array([np.sum(event[treated] & (time[treated] == t)) for t in times])
    n1 = np.array([np.sum(time[treated] >= t) for t in times])
    p = n1 / at_risk
    O, E = np.sum(w * d1), np.sum(w * deaths * p)
    V = np.sum(w**2 * deaths * p * (1 - p) * (at_risk - deaths) / np.maximum(at_risk - 1, 1))
    return O, E, V, (O - E) / np.sqrt(V)
