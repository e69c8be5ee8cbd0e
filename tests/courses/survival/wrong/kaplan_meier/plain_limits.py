# what: plain limits S +- z error instead of those on the log-log scale
def kaplan_meier(time, event, z=1.96):
    times, deaths, at_risk = risk_table(time, event)
    left = at_risk - deaths
    survival = np.cumprod(left / at_risk)
    greenwood = np.cumsum(np.where(left > 0, deaths / (at_risk * np.maximum(left, 1)), 0.0))
    error = survival * np.sqrt(greenwood)
    lower = survival - z * error
    upper = survival + z * error
    return {"times": times, "survival": survival, "error": error, "lower": lower, "upper": upper}
