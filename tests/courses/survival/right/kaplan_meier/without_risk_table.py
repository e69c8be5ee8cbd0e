def kaplan_meier(time, event, z=1.96):
    times = np.unique(time[event])
    d = np.array([np.sum(event & (time == t)) for t in times], dtype=float)
    n = np.array([np.sum(time >= t) for t in times], dtype=float)
    S = np.cumprod(1 - d / n)
    inc = np.zeros_like(S)
    np.divide(d, n * (n - d), out=inc, where=n > d)
    root = np.sqrt(np.cumsum(inc))
    S = np.where(n > d, S, 0.0)
    logS = np.log(np.where(S > 0, S, 0.5))
    lower = np.where(S > 0, np.exp(logS * np.exp(z * root / -logS)), 0.0)
    upper = np.where(S > 0, np.exp(logS * np.exp(z * root / logS)), 0.0)
    return {"times": times, "survival": S, "error": S * root, "lower": lower, "upper": upper}
