def brier_decomposition(prob, rain, bins):
    edges = np.arange(bins) / bins
    index = np.searchsorted(edges, prob, side="right") - 1
    members = (index[None, :] == np.arange(bins)[:, None]).astype(float)
    counts = members.sum(axis=1)
    safe = np.where(counts > 0, counts, 1)
    p_mean, o_mean = members @ prob / safe, members @ rain / safe
    rel = np.einsum("i,i,i->", counts, p_mean - o_mean, p_mean - o_mean) / len(prob)
    res = np.mean((o_mean[index] - rain.mean()) ** 2)
    unc = np.var(rain)
    return rel, res, unc, ((res - rel) / unc if unc > 0 else 0.0), counts
