# the noise window (and its baseline) is the first margin samples of the trace instead of the last margin samples before the pick
def aic_pick(x, margin):
    t = len(x)
    aic = []
    for k in range(margin, t - margin + 1):
        x1, x2 = x[:k], x[k:]
        aic += [k * np.log(np.var(x1)) + (t - k - 1) * np.log(np.var(x2))]
    aic = np.array(aic)
    pick = int(np.where(aic == aic.min())[0][0]) + margin
    noise = x[:margin]
    baseline = np.mean(noise)
    signal = x[pick:pick + margin]
    snr = 10 * np.log10(np.mean((signal - baseline) ** 2) / np.mean((noise - baseline) ** 2))
    return {"aic": aic, "pick": pick, "snr": snr}
