# the "variances" of the criterion are mean squares about zero: the mean of each part is not taken off
def aic_pick(x, margin):
    t = len(x)
    e = np.cumsum(x ** 2)
    k = np.arange(margin, t - margin + 1)
    p1 = e[k - 1] / k
    p2 = (e[-1] - e[k - 1]) / (t - k)
    aic = k * np.log(p1) + (t - k - 1) * np.log(p2)
    pick = int(k[np.argmin(aic)])
    win1, win2 = x[pick - margin:pick], x[pick:pick + margin]
    m = win1.mean()
    snr = 10 * np.log10(((win2 - m) ** 2).mean() / ((win1 - m) ** 2).mean())
    return {"aic": aic, "pick": pick, "snr": snr}
