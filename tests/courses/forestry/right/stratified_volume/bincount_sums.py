def stratified_volume(volume, stratum, area, plot_area):
    k = len(area)
    n = np.bincount(stratum, minlength=k)
    total = np.bincount(stratum, weights=volume, minlength=k)
    squares = np.bincount(stratum, weights=volume**2, minlength=k)
    means = total / n / plot_area
    s2 = (squares - total**2 / n) / np.maximum(n - 1, 1) / plot_area**2
    s2 = np.where(n == 1, 0.0, np.maximum(s2, 0))
    N = area / plot_area
    v = s2 / n * (N - n) / N
    A = area.sum()
    return {"means": means, "mean": (area * means).sum() / A, "se": np.sqrt((area**2 * v).sum()) / A}
