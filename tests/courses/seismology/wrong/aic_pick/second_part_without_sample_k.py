# the second part begins after the sample k: x[k + 1:] instead of x[k:], so sample k is in neither part
def aic_pick(x, margin):
    t = len(x)
    idx = np.arange(margin, t - margin + 1)
    aic = np.zeros(len(idx))
    for i, k in enumerate(idx):
        noise_var = x[:k].var()
        signal_var = x[k + 1:].var()
        aic[i] = k * np.log(noise_var) + (t - k - 1) * np.log(signal_var)
    p = int(idx[aic.argmin()])
    offset = x[p - margin:p].mean()
    a = ((x[p:p + margin] - offset) ** 2).sum() / margin
    b = ((x[p - margin:p] - offset) ** 2).sum() / margin
    return {"aic": aic, "pick": p, "snr": 10 * np.log10(a / b)}
