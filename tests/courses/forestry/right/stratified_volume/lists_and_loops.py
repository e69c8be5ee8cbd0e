def stratified_volume(volume, stratum, area, plot_area):
    groups = {}
    for v, s in zip(volume, stratum):
        groups.setdefault(int(s), []).append(v / plot_area)
    forest = sum(area)
    means, mean, var = [], 0, 0
    for h in range(len(area)):
        g = groups[h]
        m = sum(g) / len(g)
        means.append(m)
        share = area[h] / forest
        mean += share * m
        if len(g) > 1:
            s2 = sum((v - m) ** 2 for v in g) / (len(g) - 1)
            var += share**2 * s2 / len(g) * (1 - len(g) * plot_area / area[h])
    return {"means": np.array(means), "mean": mean, "se": var**0.5}
