# what: the error has no square root, and the limits are exchanged
def kaplan_meier(time, event, z=1.96):
    times, deaths, at_risk = risk_table(time, event)
    left = at_risk - deaths
    survival = np.cumprod(left / at_risk)
    greenwood = np.cumsum(np.where(left > 0, deaths / (at_risk * np.maximum(left, 1)), 0.0))
    error = greenwood * survival**2
    with np.errstate(divide="ignore"):
        a = z * np.sqrt(greenwood) / np.log(survival)
    lower = survival ** np.exp(a)
    upper = survival ** np.exp(-a)
    return {"times": times, "survival": survival, "error": error, "lower": lower, "upper": upper}
