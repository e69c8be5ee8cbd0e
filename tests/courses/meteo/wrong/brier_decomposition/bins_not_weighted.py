# averaged over the occupied bins equally instead of weighing each with its number of forecasts
def brier_decomposition(prob, rain, bins):
    which = np.clip(np.floor(prob * bins), 0, bins - 1).astype(int)
    counts = np.bincount(which, minlength=bins).astype(float)
    o_bar = rain.mean()
    rel_terms, res_terms = [], []
    for b in range(bins):
        if counts[b] == 0:
            continue
        p_b = prob[which == b].mean()
        o_b = rain[which == b].mean()
        rel_terms.append((p_b - o_b) ** 2)
        res_terms.append((o_b - o_bar) ** 2)
    rel = np.mean(rel_terms)
    res = np.mean(res_terms)
    unc = o_bar * (1 - o_bar)
    skill = 0.0
    if unc > 0:
        skill = (res - rel) / unc
    return rel, res, unc, skill, counts
