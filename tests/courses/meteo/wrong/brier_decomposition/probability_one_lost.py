# let the last bin end below 1 instead of including forecasts of exactly 1
def brier_decomposition(prob, rain, bins):
    n = len(prob)
    edges = np.linspace(0, 1, bins + 1)
    climate = np.mean(rain)
    counts = np.zeros(bins)
    rel = 0.0
    res = 0.0
    for i in range(bins):
        sel = (prob >= edges[i]) & (prob < edges[i + 1])
        counts[i] = sel.sum()
        if sel.any():
            rel += counts[i] / n * (prob[sel].mean() - rain[sel].mean()) ** 2
            res += counts[i] / n * (rain[sel].mean() - climate) ** 2
    unc = climate * (1 - climate)
    skill = (res - rel) / unc if unc > 0 else 0.0
    return rel, res, unc, skill, counts
