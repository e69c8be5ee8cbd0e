# what: Greenwood's terms are not added up over the earlier times
def kaplan_meier(time, event, z=1.96):
    times, d, n = risk_table(time, event)
    survival = np.cumprod((n - d) / n)
    G = np.zeros(len(times))
    for k in range(len(times)):
        if n[k] > d[k]:
            G[k] = d[k] / (n[k] * (n[k] - d[k]))
    error = survival * np.sqrt(G)
    with np.errstate(divide="ignore"):
        se = np.sqrt(G) / np.abs(np.log(survival))
    lower = survival ** np.exp(z * se)
    upper = survival ** np.exp(-z * se)
    return {"times": times, "survival": survival, "error": error, "lower": lower, "upper": upper}
