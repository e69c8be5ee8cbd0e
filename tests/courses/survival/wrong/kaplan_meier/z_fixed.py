# what: 1.96 is written into the limits, the argument z is not used
def kaplan_meier(time, event, z=1.96):
    times, deaths, at_risk = risk_table(time, event)
    left = at_risk - deaths
    survival = np.cumprod(left / at_risk)
    greenwood = np.cumsum(np.where(left > 0, deaths / (at_risk * np.maximum(left, 1)), 0.0))
    error = survival * np.sqrt(greenwood)
    with np.errstate(divide="ignore"):
        width = 1.96 * np.sqrt(greenwood) / np.abs(np.log(survival))
    lower = survival ** np.exp(width)
    upper = survival ** np.exp(-width)
    return {"times": times, "survival": survival, "error": error, "lower": lower, "upper": upper}
