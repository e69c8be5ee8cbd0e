# what: the curve is shifted, each time has the value right before it (starts at 1)
def kaplan_meier(time, event, z=1.96):
    times, deaths, at_risk = risk_table(time, event)
    left = at_risk - deaths
    s = 1.0
    curve = []
    for k in range(len(times)):
        curve.append(s)
        s *= left[k] / at_risk[k]
    survival = np.array(curve)
    greenwood = np.cumsum(np.where(left > 0, deaths / (at_risk * np.maximum(left, 1)), 0.0))
    error = survival * np.sqrt(greenwood)
    with np.errstate(divide="ignore"):
        width = z * np.sqrt(greenwood) / np.abs(np.log(survival))
    lower = survival ** np.exp(width)
    upper = survival ** np.exp(-width)
    return {"times": times, "survival": survival, "error": error, "lower": lower, "upper": upper}
