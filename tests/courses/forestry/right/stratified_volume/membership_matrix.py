def stratified_volume(volume, stratum, area, plot_area):
    Z = (stratum[:, None] == np.arange(area.size)).astype(float)
    n = Z.sum(axis=0)
    y = volume / plot_area
    means = y @ Z / n
    dev = y - Z @ means
    ss = np.einsum("i,i,ij->j", dev, dev, Z)
    var = np.zeros(area.size)
    many = n > 1
    var[many] = ss[many] / (n[many] - 1) / n[many] * (1 - n[many] * plot_area / area[many])
    w = area / area.sum()
    return {"se": np.linalg.norm(w * np.sqrt(var)), "mean": np.average(means, weights=area), "means": means}
