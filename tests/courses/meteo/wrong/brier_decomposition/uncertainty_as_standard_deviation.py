# took the standard deviation of the observations as uncertainty instead of their variance
def brier_decomposition(prob, rain, bins):
    n = len(prob)
    index = np.minimum((prob * bins).astype(int), bins - 1)
    members = np.equal.outer(np.arange(bins), index).astype(float)
    counts = members.sum(axis=1)
    safe = np.maximum(counts, 1)
    p_mean = members @ prob / safe
    o_mean = members @ rain / safe
    rel = counts @ (p_mean - o_mean) ** 2 / n
    res = counts @ (o_mean - rain.mean()) ** 2 / n
    unc = np.std(rain)
    skill = (res - rel) / unc if unc > 0 else 0.0
    return rel, res, unc, skill, counts
