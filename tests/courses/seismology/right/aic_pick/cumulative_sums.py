# style: no loop: the variances of all parts from cumulative sums of the trace (about its mean) and its square
def aic_pick(x, margin):
    t = len(x)
    y = x - x.mean()
    s1, s2 = np.cumsum(y), np.cumsum(y**2)
    k = np.arange(margin, t - margin + 1)
    left = s2[k - 1] / k - (s1[k - 1] / k) ** 2
    right = (s2[-1] - s2[k - 1]) / (t - k) - ((s1[-1] - s1[k - 1]) / (t - k)) ** 2
    aic = k * np.log(left) + (t - k - 1) * np.log(right)
    pick = int(k[aic.argmin()])
    before, after = x[pick - margin : pick], x[pick : pick + margin]
    # mean square about the baseline = variance + squared distance of the means
    signal = after.var() + (after.mean() - before.mean()) ** 2
    return {"aic": aic, "pick": pick, "snr": 10 * (np.log10(signal) - np.log10(before.var()))}
