# the signal window is everything from the pick to the end instead of margin samples
def aic_pick(x, margin):
    T = len(x)
    K = range(margin, T - margin + 1)
    aic = np.fromiter((k * np.log(np.var(x[:k])) + (T - k - 1) * np.log(np.var(x[k:])) for k in K), dtype=float)
    pick = K[aic.argmin()]
    before = x[pick - margin:pick]
    mean_before = before.sum() / margin
    after = x[pick:]
    snr = 10 * (np.log10(np.mean((after - mean_before) ** 2)) - np.log10(np.mean((before - mean_before) ** 2)))
    return {"aic": aic, "pick": pick, "snr": snr}
