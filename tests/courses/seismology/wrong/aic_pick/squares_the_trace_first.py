# the criterion is computed from the squared trace (a characteristic function) instead of the trace
def aic_pick(x, margin):
    t = len(x)
    cf = x ** 2
    aic = np.zeros(t - 2 * margin + 1)
    for k in range(margin, t - margin + 1):
        aic[k - margin] = k * np.log(np.var(cf[:k])) + (t - k - 1) * np.log(np.var(cf[k:]))
    pick = margin + int(np.argmin(aic))
    base = np.mean(x[pick - margin:pick])
    pn = np.mean((x[pick - margin:pick] - base) ** 2)
    ps = np.mean((x[pick:pick + margin] - base) ** 2)
    return {"aic": aic, "pick": pick, "snr": 10 * np.log10(ps / pn)}
