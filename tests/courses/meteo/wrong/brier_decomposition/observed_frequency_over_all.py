# divided the rainy cases of a bin by the number of all forecasts instead of those in the bin
def brier_decomposition(prob, rain, bins):
    n = len(prob)
    index = np.minimum((prob * bins).astype(int), bins - 1)
    climate = np.mean(rain)
    counts = np.zeros(bins)
    rel, res = 0.0, 0.0
    for i in range(bins):
        inside = index == i
        counts[i] = np.sum(inside)
        if counts[i] > 0:
            observed = np.sum(rain[inside]) / n
            rel += counts[i] * (np.mean(prob[inside]) - observed) ** 2 / n
            res += counts[i] * (observed - climate) ** 2 / n
    unc = climate * (1 - climate)
    skill = (res - rel) / unc if unc > 0 else 0.0
    return rel, res, unc, skill, counts
