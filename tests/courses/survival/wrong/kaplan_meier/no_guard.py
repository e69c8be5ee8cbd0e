# what: the guard for nobody left is forgotten, so the last error and limits are not a number
def kaplan_meier(time, event, z=1.96):
    times, deaths, at_risk = risk_table(time, event)
    survival = np.cumprod(1 - deaths / at_risk)
    with np.errstate(all="ignore"):
        greenwood = np.cumsum(deaths / (at_risk * (at_risk - deaths)))
        error = survival * np.sqrt(greenwood)
        width = z * np.sqrt(greenwood) / np.abs(np.log(survival))
        lower = survival ** np.exp(width)
        upper = survival ** np.exp(-width)
    return {"times": times, "survival": survival, "error": error, "lower": lower, "upper": upper}
