# the baseline for snr is the mean of the whole trace instead of the mean of the noise window
def aic_pick(x, margin):
    t = len(x)
    aic = np.zeros(t - 2 * margin + 1)
    for k in range(margin, t - margin + 1):
        aic[k - margin] = k * np.log(np.var(x[:k])) + (t - k - 1) * np.log(np.var(x[k:]))
    y = x - np.mean(x)
    pick = int(np.argmin(aic)) + margin
    E_noise = np.sum(y[pick - margin:pick] ** 2)
    E_signal = np.sum(y[pick:pick + margin] ** 2)
    return {"aic": aic, "pick": pick, "snr": 10 * np.log10(E_signal / E_noise)}
