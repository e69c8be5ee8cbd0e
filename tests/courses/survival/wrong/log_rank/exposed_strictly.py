# what: the treated at risk are those with a time later than t (>), while all patients are counted with >=
def log_rank(time, event, treated, rho=0.0):
    times, deaths, at_risk = risk_table(time, event)
    survival = kaplan_meier(time, event)["survival"]
    just_before = np.concatenate(([1.0], survival[:-1]))
    w = just_before**rho
    dying = (time == times[:, None]) & event & treated
    exposed = (time > times[:, None]) & treated
    share = np.sum(exposed, axis=1) / at_risk
    observed = np.sum(w * np.sum(dying, axis=1))
    expected = np.sum(w * deaths * share)
    correction = (at_risk - deaths) / np.maximum(at_risk - 1, 1)
    variance = np.sum(w**2 * deaths * share * (1 - share) * correction)
    return observed, expected, variance, (observed - expected) ** 2 / variance
