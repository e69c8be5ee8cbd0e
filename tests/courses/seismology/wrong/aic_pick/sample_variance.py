# the variances are divided by the number of samples less one (ddof=1)
def aic_pick(x, margin):
    t = x.size
    values = []
    for k in range(margin, t - margin + 1):
        v1 = np.var(x[:k], ddof=1)
        v2 = np.var(x[k:], ddof=1)
        values.append(k * np.log(v1) + (t - k - 1) * np.log(v2))
    values = np.array(values)
    onset = int(values.argmin()) + margin
    noise_win = x[onset - margin:onset]
    signal_win = x[onset:onset + margin]
    base = noise_win.mean()
    pn = np.mean((noise_win - base) ** 2)
    ps = np.mean((signal_win - base) ** 2)
    return dict(aic=values, pick=onset, snr=10 * np.log10(ps / pn))
