# what: the survival is exp(-sum d/n), that of Nelson and Aalen, instead of the product
def kaplan_meier(time, event, z=1.96):
    times, deaths, at_risk = risk_table(time, event)
    H = np.cumsum(deaths / at_risk)
    survival = np.exp(-H)
    left = at_risk - deaths
    greenwood = np.cumsum(np.where(left > 0, deaths / (at_risk * np.maximum(left, 1)), 0.0))
    error = survival * np.sqrt(greenwood)
    width = z * np.sqrt(greenwood) / np.abs(np.log(survival))
    lower = survival ** np.exp(width)
    upper = survival ** np.exp(-width)
    return {"times": times, "survival": survival, "error": error, "lower": lower, "upper": upper}
