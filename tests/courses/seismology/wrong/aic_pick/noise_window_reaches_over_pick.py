# the noise window (and its baseline) is shifted by one sample and includes the pick itself: x[pick - margin + 1 : pick + 1]
def aic_pick(x, margin):
    t = len(x)
    aic = np.array([k * np.log(np.var(x[:k])) + (t - k - 1) * np.log(np.var(x[k:])) for k in range(margin, t - margin + 1)])
    pick = margin + int(aic.argmin())
    n_win = x[pick - margin + 1:pick + 1]
    s_win = x[pick:pick + margin]
    b = n_win.mean()
    snr = 10 * np.log10(((s_win - b) ** 2).mean() / ((n_win - b) ** 2).mean())
    return {"aic": aic, "pick": pick, "snr": snr}
