# two mistakes: the second part has the weight t - k instead of t - k - 1, and the decibels are 20 log10 of a ratio of powers
def aic_pick(x, margin):
    t = len(x)
    aic = []
    for k in range(margin, t - margin + 1):
        a, b = x[:k], x[k:]
        aic.append(len(a) * np.log(a.var()) + len(b) * np.log(b.var()))
    aic = np.array(aic)
    pick = margin + int(aic.argmin())
    pre = x[pick - margin:pick]
    d = x[pick:pick + margin] - pre.mean()
    snr = 20 * np.log10(np.mean(d ** 2) / pre.var())
    return {"aic": aic, "pick": pick, "snr": snr}
