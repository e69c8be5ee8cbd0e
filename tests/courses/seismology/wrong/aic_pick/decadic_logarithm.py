# the criterion uses the decadic logarithm instead of the natural one
def aic_pick(x, margin):
    N = len(x)
    ks = np.arange(margin, N - margin + 1)
    aic = np.array([k * np.log10(x[:k].var()) + (N - k - 1) * np.log10(x[k:].var()) for k in ks])
    pick = ks[np.argmin(aic)]
    before = x[pick - margin:pick]
    after = x[pick:pick + margin]
    b = before.mean()
    snr = 10 * np.log10(np.sum((after - b) ** 2) / np.sum((before - b) ** 2))
    return {"aic": aic, "pick": pick, "snr": snr}
