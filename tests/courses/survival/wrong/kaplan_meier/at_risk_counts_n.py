# what: divides by the number of all patients at the start instead of by those at risk
def kaplan_meier(time, event, z=1.96):
    times, deaths, at_risk = risk_table(time, event)
    n = len(time)
    survival = np.cumprod(1 - deaths / n)
    left = at_risk - deaths
    g = np.cumsum(np.where(left > 0, deaths / (at_risk * np.maximum(left, 1)), 0.0))
    error = survival * np.sqrt(g)
    with np.errstate(divide="ignore"):
        se = np.sqrt(g) / np.abs(np.log(survival))
    return {
        "times": times,
        "survival": survival,
        "error": error,
        "lower": survival ** np.exp(z * se),
        "upper": survival ** np.exp(-z * se),
    }
