# what: the observed deaths are counted without the weights
def log_rank(time, event, treated, rho=0.0):
    times, deaths, at_risk = risk_table(time, event)
    survival = kaplan_meier(time, event)["survival"]
    w = np.concatenate(([1.0], survival[:-1])) ** rho
    exposed = np.sum((time >= times[:, None]) & treated, axis=1)
    share = exposed / at_risk
    observed = float(np.sum(event & treated))
    expected = np.sum(w * deaths * share)
    correction = (at_risk - deaths) / np.maximum(at_risk - 1, 1)
    variance = np.sum(w**2 * deaths * share * (1 - share) * correction)
    statistic = (observed - expected) ** 2 / variance
    return observed, expected, variance, statistic
