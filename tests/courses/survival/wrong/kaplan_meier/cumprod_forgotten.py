# what: survival is the single factor 1 - d/n at each time, not the running product
def kaplan_meier(time, event, z=1.96):
    t, d, n = risk_table(time, event)
    s = 1 - d / n
    rest = n - d
    inc = np.zeros(len(t))
    ok = rest > 0
    inc[ok] = d[ok] / (n[ok] * rest[ok])
    G = np.cumsum(inc)
    err = s * np.sqrt(G)
    with np.errstate(divide="ignore"):
        c = np.exp(z * np.sqrt(G) / np.abs(np.log(s)))
    return {"times": t, "survival": s, "error": err, "lower": s**c, "upper": s ** (1 / c)}
