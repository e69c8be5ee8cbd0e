# what: the limits' standard error takes the error S sqrt(G) over |log S| instead of sqrt(G)
def kaplan_meier(time, event, z=1.96):
    times, deaths, at_risk = risk_table(time, event)
    survival = np.cumprod(1 - deaths / at_risk)
    left = at_risk - deaths
    greenwood = np.cumsum(np.where(left > 0, deaths / (at_risk * np.maximum(left, 1)), 0.0))
    error = survival * np.sqrt(greenwood)
    with np.errstate(divide="ignore"):
        se = error / np.abs(np.log(survival))
    theta = np.exp(z * se)
    return {
        "times": times,
        "survival": survival,
        "error": error,
        "lower": survival**theta,
        "upper": survival ** (1 / theta),
    }
