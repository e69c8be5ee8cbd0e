# the signal's power is taken about the mean of the signal window (its variance) instead of the baseline of the noise
def aic_pick(x, margin):
    size = len(x)
    crit = np.full(size - 2 * margin + 1, np.nan)
    for i in range(len(crit)):
        a, b = np.split(x, [margin + i])
        crit[i] = len(a) * np.log(a.var()) + (len(b) - 1) * np.log(b.var())
    pick = margin + int(np.argmin(crit))
    snr = 10 * np.log10(np.var(x[pick:pick + margin]) / np.var(x[pick - margin:pick]))
    return {"aic": crit, "pick": pick, "snr": snr}
