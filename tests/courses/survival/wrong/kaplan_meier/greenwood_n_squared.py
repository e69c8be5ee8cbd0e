# what: Greenwood's terms are d / n^2 instead of d / (n (n - d))
def kaplan_meier(time, event, z=1.96):
    times, deaths, at_risk = risk_table(time, event)
    left = at_risk - deaths
    survival = np.cumprod(left / at_risk)
    greenwood = np.cumsum(np.where(left > 0, deaths / at_risk**2, 0.0))
    error = survival * np.sqrt(greenwood)
    with np.errstate(divide="ignore"):
        width = z * np.sqrt(greenwood) / np.abs(np.log(survival))
    lower = survival ** np.exp(width)
    upper = survival ** np.exp(-width)
    return {"times": times, "survival": survival, "error": error, "lower": lower, "upper": upper}
