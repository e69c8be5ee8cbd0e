# the onset is put where the criterion is largest instead of least
def aic_pick(x, margin):
    t = len(x)
    aic = np.zeros(t - 2 * margin + 1)
    for k in range(margin, t - margin + 1):
        aic[k - margin] = k * np.log(np.var(x[:k])) + (t - k - 1) * np.log(np.var(x[k:]))
    pick = int(np.argmax(aic)) + margin
    pre = x[pick - margin:pick]
    post = x[pick:pick + margin]
    mu = np.mean(pre)
    snr_linear = np.mean((post - mu) ** 2) / np.mean((pre - mu) ** 2)
    return {"aic": aic, "pick": pick, "snr": 10 * np.log10(snr_linear)}
