# what: the weights take the curve at t_k itself and not right before it
def log_rank(time, event, treated, rho=0.0):
    times, deaths, at_risk = risk_table(time, event)
    w = kaplan_meier(time, event)["survival"] ** rho
    dying = (time == times[:, None]) & event & treated
    exposed = (time >= times[:, None]) & treated
    share = exposed.sum(axis=1) / at_risk
    observed = np.sum(w * dying.sum(axis=1))
    expected = np.sum(w * deaths * share)
    variance = np.sum(
        w**2 * deaths * share * (1 - share) * (at_risk - deaths) / np.maximum(at_risk - 1, 1)
    )
    return observed, expected, variance, (observed - expected) ** 2 / variance
