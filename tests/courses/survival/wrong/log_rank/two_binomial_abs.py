# what: the variance lacks the factor for ties, and the statistic is |O - E| / sqrt(V)
def log_rank(time, event, treated, rho=0.0):
    times, deaths, at_risk = risk_table(time, event)
    survival = kaplan_meier(time, event)["survival"]
    w = np.concatenate(([1.0], survival[:-1])) ** rho
    O = E = V = 0.0
    for k in range(len(times)):
        m = np.sum((time >= times[k]) & treated)
        p = m / at_risk[k]
        O = O + w[k] * np.sum((time == times[k]) & event & treated)
        E = E + w[k] * deaths[k] * p
        V = V + w[k] ** 2 * deaths[k] * p * (1 - p)
    return O, E, V, abs(O - E) / np.sqrt(V)
