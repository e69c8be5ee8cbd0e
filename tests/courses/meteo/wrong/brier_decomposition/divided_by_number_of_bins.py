# divided the weighted sums by the number of bins instead of the number of forecasts
def brier_decomposition(prob, rain, bins):
    def bin_of(x):
        return bins - 1 if x >= 1 else int(x * bins)

    groups = [[] for _ in range(bins)]
    for x, y in zip(prob, rain):
        groups[bin_of(x)].append((x, y))
    base = sum(rain) / len(rain)
    rel = res = 0.0
    for group in groups:
        if not group:
            continue
        px = sum(x for x, _ in group) / len(group)
        oy = sum(y for _, y in group) / len(group)
        rel += len(group) * (px - oy) ** 2
        res += len(group) * (oy - base) ** 2
    rel /= bins
    res /= bins
    unc = base * (1 - base)
    skill = (res - rel) / unc if unc > 0 else 0.0
    return rel, res, unc, skill, np.array([len(g) for g in groups], dtype=float)
