# the logarithms are of the standard deviations instead of the variances
def aic_pick(x, margin):
    n = len(x)
    aic = np.empty(n - 2 * margin + 1)
    for i in range(aic.size):
        k = i + margin
        left, right = x[:k], x[k:]
        aic[i] = k * np.log(np.std(left)) + (n - k - 1) * np.log(np.std(right))
    p = margin + np.argmin(aic)
    w0 = x[p - margin:p] - np.mean(x[p - margin:p])
    w1 = x[p:p + margin] - np.mean(x[p - margin:p])
    ratio = np.mean(w1 ** 2) / np.mean(w0 ** 2)
    return {"aic": aic, "pick": int(p), "snr": 10 * np.log10(ratio)}
