# what: the limits are those on the scale of log S, S exp(+- z sqrt G), not of log(-log S)
def kaplan_meier(time, event, z=1.96):
    times, d, n = risk_table(time, event)
    left = n - d
    survival = np.cumprod(left / n)
    G = np.cumsum(np.where(left > 0, d / (n * np.maximum(left, 1)), 0.0))
    root = np.sqrt(G)
    return {
        "times": times,
        "survival": survival,
        "error": survival * root,
        "lower": survival * np.exp(-z * root),
        "upper": survival * np.exp(z * root),
    }
