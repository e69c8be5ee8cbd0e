def kaplan_meier(time, event, z=1.96):
    times, deaths, at_risk = risk_table(time, event)
    k = len(times)
    out = {name: np.zeros(k) for name in ("survival", "error", "lower", "upper")}
    out["times"] = times
    s, g = 1.0, 0.0
    for i in range(k):
        d, n = deaths[i], at_risk[i]
        s *= 1 - d / n
        if n == d:
            continue
        g += d / n / (n - d)
        out["survival"][i] = s
        out["error"][i] = s * g**0.5
        theta = np.log(-np.log(s))
        half = z * g**0.5 / -np.log(s)
        out["lower"][i] = np.exp(-np.exp(theta + half))
        out["upper"][i] = np.exp(-np.exp(theta - half))
    return out
