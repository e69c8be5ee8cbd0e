# what: the weights are the curve after the death, and are not squared in the variance
def log_rank(time, event, treated, rho=0.0):
    times, deaths, at_risk = risk_table(time, event)
    w = kaplan_meier(time, event)["survival"] ** rho
    d1 = np.sum((time == times[:, None]) & event & treated, axis=1)
    n1 = np.sum((time >= times[:, None]) & treated, axis=1)
    share = n1 / at_risk
    O = np.sum(w * d1)
    E = np.sum(w * deaths * share)
    V = np.sum(w * deaths * share * (1 - share) * (at_risk - deaths) / np.maximum(at_risk - 1, 1))
    return O, E, V, (O - E) ** 2 / V
