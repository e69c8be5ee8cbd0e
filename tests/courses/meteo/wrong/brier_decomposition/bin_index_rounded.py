# rounded to the nearest bin number instead of cutting off
def brier_decomposition(prob, rain, bins):
    N = prob.size
    k = np.round(prob * bins).astype(int)
    k[k > bins - 1] = bins - 1
    counts = np.zeros(bins)
    sum_p = np.zeros(bins)
    sum_o = np.zeros(bins)
    for idx, p, o in zip(k, prob, rain):
        counts[idx] += 1
        sum_p[idx] += p
        sum_o[idx] += o
    full = counts > 0
    pm = sum_p[full] / counts[full]
    om = sum_o[full] / counts[full]
    base = rain.sum() / N
    rel = np.sum(counts[full] * (pm - om) ** 2) / N
    res = np.sum(counts[full] * (om - base) ** 2) / N
    unc = base - base**2
    return rel, res, unc, ((res - rel) / unc if unc > 0 else 0.0), counts
