# took the deviations from the mean of the forest instead of those from the stratum's mean in the variances
def stratified_volume(volume, stratum, area, plot_area):
    k = len(area)
    y = volume / plot_area
    n = np.bincount(stratum, minlength=k)
    means = np.bincount(stratum, weights=y, minlength=k) / n
    w = area / np.sum(area)
    mean = np.dot(w, means)
    squares = np.bincount(stratum, weights=(y - mean) ** 2, minlength=k)
    var = np.zeros(k)
    for h in range(k):
        if n[h] >= 2:
            var[h] = squares[h] / (n[h] - 1) / n[h]
            var[h] *= 1 - n[h] * plot_area / area[h]
    se = np.dot(w**2, var) ** 0.5
    return {"means": means, "mean": mean, "se": se}
