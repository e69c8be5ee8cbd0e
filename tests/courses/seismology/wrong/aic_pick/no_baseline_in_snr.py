# the powers for snr are mean squares of the trace itself: the baseline is not taken off
def aic_pick(x, margin):
    n = len(x)
    aic = np.array([k * np.log(x[:k].var()) + (n - k - 1) * np.log(x[k:].var()) for k in range(margin, n - margin + 1)])
    pick = int(aic.argmin()) + margin
    noise = np.mean(x[pick - margin:pick] ** 2)
    signal = np.mean(x[pick:pick + margin] ** 2)
    return {"aic": aic, "pick": pick, "snr": 10 * np.log10(signal / noise)}
