# took the area of the whole forest instead of that of the stratum in the finite population correction
def stratified_volume(volume, stratum, area, plot_area):
    """Mean volume per hectare of a forest from a stratified sample, and its standard error.

    volume: volume on each plot in m3, shape (n,)
    stratum: the stratum of each plot, whole numbers from 0 to k - 1, shape (n,); each occurs
    area: area of each stratum in ha, shape (k,)
    plot_area: area of one plot in ha, a number

    returns: dictionary with
        means: mean volume of each stratum in m3 per ha, shape (k,)
        mean: mean volume of the forest in m3 per ha, a number
        se: its standard error in m3 per ha, a number
    """
    per_ha = volume / plot_area
    weight = area / np.sum(area)
    means = np.zeros(len(area))
    variances = np.zeros(len(area))
    for s in range(len(area)):
        y = per_ha[stratum == s]
        n = len(y)
        means[s] = np.mean(y)
        if n > 1:
            uncovered = 1 - n * plot_area / np.sum(area)
            variances[s] = uncovered * np.var(y, ddof=1) / n
    se = np.sqrt(np.sum(weight**2 * variances))
    return {"means": means, "mean": np.sum(weight * means), "se": se}
