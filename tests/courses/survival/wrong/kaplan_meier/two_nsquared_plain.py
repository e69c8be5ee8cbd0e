# what: Greenwood's terms are d / n^2, and the limits are S +- z error
def kaplan_meier(time, event, z=1.96):
    times, d, n = risk_table(time, event)
    S = np.cumprod((n - d) / n)
    G = np.cumsum(np.where(n > d, d / n**2, 0.0))
    err = S * np.sqrt(G)
    return {"times": times, "survival": S, "error": err, "lower": S - z * err, "upper": S + z * err}
