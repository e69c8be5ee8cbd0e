# what: the error is the variance S^2 G, the square root is left out there
def kaplan_meier(time, event, z=1.96):
    times, deaths, at_risk = risk_table(time, event)
    left = at_risk - deaths
    survival = np.cumprod(left / at_risk)
    terms = np.where(left > 0, deaths / (at_risk * np.maximum(left, 1)), 0.0)
    greenwood = np.cumsum(terms)
    error = survival**2 * greenwood
    with np.errstate(divide="ignore"):
        width = z * np.sqrt(greenwood) / np.abs(np.log(survival))
    return {
        "times": times,
        "survival": survival,
        "error": error,
        "lower": survival ** np.exp(width),
        "upper": survival ** np.exp(-width),
    }
