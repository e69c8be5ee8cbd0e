# pick is the index in the criterion's array: the margin is not added (the windows of snr are at the right place)
def aic_pick(x, margin):
    t = len(x)
    aic = np.array([
        k * np.log(np.var(x[:k])) + (t - k - 1) * np.log(np.var(x[k:]))
        for k in range(margin, t - margin + 1)
    ])
    i = int(np.argmin(aic))
    noise = x[i:i + margin]
    signal = x[i + margin:i + 2 * margin]
    level = np.mean(noise)
    p_n = np.var(noise)
    p_s = np.mean((signal - level) ** 2)
    return {"aic": aic, "pick": i, "snr": 10 * np.log10(p_s / p_n)}
