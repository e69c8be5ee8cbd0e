# what: the error is sqrt(G) without the factor S
def kaplan_meier(time, event, z=1.96):
    times, deaths, at_risk = risk_table(time, event)
    alive = at_risk - deaths
    S = np.cumprod(alive / at_risk)
    terms = np.zeros_like(S)
    np.divide(deaths, at_risk * alive, out=terms, where=alive > 0)
    se = np.sqrt(np.cumsum(terms))
    with np.errstate(divide="ignore"):
        factor = np.exp(z * se / -np.log(S))
    return {"times": times, "survival": S, "error": se, "lower": S**factor, "upper": S ** (1 / factor)}
