# the decibels are 20 log10 of a ratio of powers instead of 10 log10
def aic_pick(x, margin):
    t = len(x)
    aic = np.zeros(t - 2 * margin + 1)
    for j, k in enumerate(range(margin, t - margin + 1)):
        aic[j] = k * np.log(np.var(x[:k])) + (t - 1 - k) * np.log(np.var(x[k:]))
    pick = margin + int(np.argmin(aic))
    ref = np.mean(x[pick - margin:pick])
    noise_power = np.mean(np.square(x[pick - margin:pick] - ref))
    signal_power = np.mean(np.square(x[pick:pick + margin] - ref))
    snr = 20 * np.log10(signal_power / noise_power)
    return {"aic": aic, "pick": pick, "snr": snr}
