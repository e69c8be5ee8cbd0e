# weighted the strata by their numbers of plots instead of their areas
def stratified_volume(volume, stratum, area, plot_area):
    k = len(area)
    member = np.equal.outer(np.arange(k), stratum)
    counts = member.sum(axis=1)
    v = volume / plot_area
    means = (member @ v) / counts
    ss = (member * (v[None, :] - means[:, None]) ** 2).sum(axis=1)
    s2 = ss / np.maximum(counts - 1, 1)
    var = (1 - counts * plot_area / area) * s2 / counts
    share = counts / counts.sum()
    return {
        "means": means,
        "mean": (share * means).sum(),
        "se": np.sqrt((share**2 * var).sum()),
    }
