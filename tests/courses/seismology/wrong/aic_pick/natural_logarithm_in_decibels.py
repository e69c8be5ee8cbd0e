# the decibels use the natural logarithm instead of the decadic one
def aic_pick(x, margin):
    from math import log

    t = len(x)
    aic = [k * log(np.var(x[:k])) + (t - k - 1) * log(np.var(x[k:])) for k in range(margin, t - margin + 1)]
    best = min(range(len(aic)), key=lambda i: aic[i])
    pick = best + margin
    base = sum(x[pick - margin:pick]) / margin
    noise = sum((v - base) ** 2 for v in x[pick - margin:pick]) / margin
    signal = sum((v - base) ** 2 for v in x[pick:pick + margin]) / margin
    return {"aic": np.array(aic), "pick": pick, "snr": 10 * log(signal / noise)}
