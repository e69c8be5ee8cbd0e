# the first part includes the sample k itself: x[:k + 1] instead of x[:k]
def aic_pick(x, margin):
    t = x.shape[0]
    aic = np.zeros(t - 2 * margin + 1)
    j = 0
    for k in range(margin, t - margin + 1):
        var1 = np.mean((x[:k + 1] - np.mean(x[:k + 1])) ** 2)
        var2 = np.mean((x[k:] - np.mean(x[k:])) ** 2)
        aic[j] = k * np.log(var1) + (t - k - 1) * np.log(var2)
        j += 1
    pick = np.argmin(aic) + margin
    bl = np.mean(x[pick - margin:pick])
    N = np.mean((x[pick - margin:pick] - bl) ** 2)
    S = np.mean((x[pick:pick + margin] - bl) ** 2)
    return {"aic": aic, "pick": int(pick), "snr": 10 * np.log10(S / N)}
