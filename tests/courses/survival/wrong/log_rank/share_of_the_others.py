# what: the share is treated over untreated (odds), not treated over all at risk
def log_rank(time, event, treated, rho=0.0):
    times, deaths, at_risk = risk_table(time, event)
    survival = kaplan_meier(time, event)["survival"]
    w = np.concatenate(([1.0], survival[:-1])) ** rho
    n1 = np.sum((time >= times[:, None]) & treated, axis=1)
    n0 = np.sum((time >= times[:, None]) & ~treated, axis=1)
    d1 = np.sum((time == times[:, None]) & event & treated, axis=1)
    share = n1 / np.maximum(n0, 1)
    observed = np.sum(w * d1)
    expected = np.sum(w * deaths * share)
    variance = np.sum(
        w**2 * deaths * n1 * n0 / at_risk**2 * (at_risk - deaths) / np.maximum(at_risk - 1, 1)
    )
    return observed, expected, variance, (observed - expected) ** 2 / variance
