# returned the share of the forecasts in each bin instead of their number
def brier_decomposition(prob, rain, bins):
    index = np.where(prob >= 1, bins - 1, np.floor(prob * bins)).astype(int)
    share = np.bincount(index, minlength=bins) / len(prob)
    climate = rain.mean()
    rel = 0.0
    res = 0.0
    for i in np.unique(index):
        here = index == i
        freq = rain[here].mean()
        rel = rel + share[i] * (prob[here].mean() - freq) ** 2
        res = res + share[i] * (freq - climate) ** 2
    unc = climate * (1 - climate)
    if unc == 0:
        return rel, res, unc, 0.0, share
    return rel, res, unc, (res - rel) / unc, share
