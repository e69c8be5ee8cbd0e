# what: the statistic is (O - E)^2 / E instead of over the variance
def log_rank(time, event, treated, rho=0.0):
    times, deaths, at_risk = risk_table(time, event)
    survival = kaplan_meier(time, event)["survival"]
    w = np.concatenate(([1.0], survival[:-1])) ** rho
    dying = (time == times[:, None]) & event & treated
    exposed = (time >= times[:, None]) & treated
    share = np.sum(exposed, axis=1) / at_risk
    observed = np.sum(w * np.sum(dying, axis=1))
    expected = np.sum(w * deaths * share)
    correction = (at_risk - deaths) / np.maximum(at_risk - 1, 1)
    variance = np.sum(w**2 * deaths * share * (1 - share) * correction)
    statistic = (observed - expected) ** 2 / expected
    return observed, expected, variance, statistic
