# what: the treated's deaths include those who are censored at t (event is forgotten)
def log_rank(time, event, treated, rho=0.0):
    times, deaths, at_risk = risk_table(time, event)
    survival = kaplan_meier(time, event)["survival"]
    w = np.concatenate(([1.0], survival[:-1])) ** rho
    T1 = time[treated]
    d1 = (T1[None, :] == times[:, None]).sum(axis=1)
    n1 = (T1[None, :] >= times[:, None]).sum(axis=1)
    p = n1 / at_risk
    O = (w * d1).sum()
    E = (w * deaths * p).sum()
    V = (w**2 * deaths * p * (1 - p) * (at_risk - deaths) / np.maximum(at_risk - 1, 1)).sum()
    return O, E, V, (O - E) ** 2 / V
