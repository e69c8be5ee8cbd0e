# what: the variance is binomial, d p (1 - p), without the factor (n - d) / (n - 1)
def log_rank(time, event, treated, rho=0.0):
    times, deaths, at_risk = risk_table(time, event)
    survival = kaplan_meier(time, event)["survival"]
    w = np.concatenate(([1.0], survival[:-1])) ** rho
    d1 = np.sum((time == times[:, None]) & event & treated, axis=1)
    n1 = np.sum((time >= times[:, None]) & treated, axis=1)
    p = n1 / at_risk
    observed = np.sum(w * d1)
    expected = np.sum(w * deaths * p)
    variance = np.sum(w**2 * deaths * p * (1 - p))
    return observed, expected, variance, (observed - expected) ** 2 / variance
