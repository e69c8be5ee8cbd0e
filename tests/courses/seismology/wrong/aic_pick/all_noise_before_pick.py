# the noise window (and its baseline) is everything before the pick instead of the last margin samples
def aic_pick(x, margin):
    t = len(x)
    aic = np.zeros(t - 2 * margin + 1)
    for j in range(t - 2 * margin + 1):
        k = j + margin
        aic[j] = k * np.log(np.var(x[:k])) + (t - k - 1) * np.log(np.var(x[k:]))
    pick = int(np.argmin(aic)) + margin
    noise = x[:pick]
    base = noise.mean()
    signal = x[pick:pick + margin]
    ratio = np.mean((signal - base) ** 2) / np.mean((noise - base) ** 2)
    return {"aic": aic, "pick": pick, "snr": 10 * np.log10(ratio)}
