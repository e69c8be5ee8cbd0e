def brier_decomposition(prob, rain, bins):
    groups = [[] for _ in range(bins)]
    for x, y in zip(prob, rain):
        groups[bins - 1 if x >= 1 else int(x * bins)].append((x, y))
    n = len(rain)
    base = sum(rain) / n
    rel = res = 0.0
    for group in groups:
        if group:
            px = sum(x for x, _ in group) / len(group)
            oy = sum(y for _, y in group) / len(group)
            rel += len(group) / n * (px - oy) ** 2
            res += len(group) / n * (oy - base) ** 2
    unc = base * (1 - base)
    skill = (res - rel) / unc if unc else 0.0
    return rel, res, unc, skill, np.array([float(len(g)) for g in groups])
