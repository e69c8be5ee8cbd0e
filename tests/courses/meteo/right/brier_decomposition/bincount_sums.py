def brier_decomposition(prob, rain, bins):
    N = prob.size
    k = np.floor(prob * bins).astype(int)
    k[k == bins] = bins - 1
    counts = np.bincount(k, minlength=bins)
    full = counts > 0
    pm = np.bincount(k, weights=prob, minlength=bins)[full] / counts[full]
    om = np.bincount(k, weights=rain, minlength=bins)[full] / counts[full]
    base = rain.sum() / N
    rel = np.dot(counts[full], (pm - om) ** 2) / N
    res = np.dot(counts[full], (om - base) ** 2) / N
    unc = base * (1 - base)
    skill = 0.0
    if 0 < base < 1:
        skill = (res - rel) / unc
    return rel, res, unc, skill, counts.astype(float)
