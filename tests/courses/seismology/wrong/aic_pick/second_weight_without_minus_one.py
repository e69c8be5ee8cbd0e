# the second part has the weight t - k instead of t - k - 1
def aic_pick(x, margin):
    total = len(x)
    aic = []
    k = margin
    while k <= total - margin:
        first = k * np.log(np.var(x[:k]))
        second = (total - k) * np.log(np.var(x[k:]))
        aic.append(first + second)
        k += 1
    pick = margin + aic.index(min(aic))
    base = x[pick - margin:pick].mean()
    noise = ((x[pick - margin:pick] - base) ** 2).mean()
    signal = ((x[pick:pick + margin] - base) ** 2).mean()
    return {"aic": np.array(aic), "pick": pick, "snr": 10 * np.log10(signal / noise)}
