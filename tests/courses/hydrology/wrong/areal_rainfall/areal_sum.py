# the areal rainfall is the sum over the cells, not the mean
def areal_rainfall(gauges, rain, cells, radius, power):
    weights = np.zeros((len(cells), len(gauges)))
    areal = np.zeros(rain.shape[1])
    for i in range(len(cells)):
        d = np.sqrt((cells[i, 0] - gauges[:, 0]) ** 2 + (cells[i, 1] - gauges[:, 1]) ** 2)
        w = np.where(d <= radius, d ** (-power), 0.0)
        if w.sum() == 0.0:
            w[np.argmin(d)] = 1.0
        w = w / np.sum(w)
        weights[i] = w
        areal += w @ rain
    return weights, areal
