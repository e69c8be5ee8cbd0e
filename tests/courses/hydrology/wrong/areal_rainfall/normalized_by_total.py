# the weights are divided by the sum over all cells and gauges instead of by each cell's own sum
def areal_rainfall(gauges, rain, cells, radius, power):
    d = np.sqrt(np.sum((cells[:, None, :] - gauges[None, :, :]) ** 2, axis=2))
    w = np.zeros_like(d)
    for i in range(d.shape[0]):
        for j in range(d.shape[1]):
            if d[i, j] <= radius:
                w[i, j] = 1 / d[i, j] ** power
        if not (d[i] <= radius).any():
            w[i, d[i].argmin()] = 1
    w = w / np.sum(w)
    areal = (w @ rain).mean(axis=0)
    return w, areal
