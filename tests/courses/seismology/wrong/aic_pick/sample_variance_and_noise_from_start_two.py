# two mistakes: the variances of the criterion have ddof=1, and the noise for snr (with its baseline) is the first margin samples of the trace
def aic_pick(x, margin):
    t = len(x)
    aic = np.zeros(t - 2 * margin + 1)
    for j in range(len(aic)):
        k = margin + j
        aic[j] = k * np.log(np.var(x[:k], ddof=1)) + (t - k - 1) * np.log(np.var(x[k:], ddof=1))
    pick = margin + int(np.argmin(aic))
    base = x[:margin].mean()
    n0 = np.mean((x[:margin] - base) ** 2)
    s0 = np.mean((x[pick:pick + margin] - base) ** 2)
    return {"aic": aic, "pick": pick, "snr": 10 * np.log10(s0 / n0)}
