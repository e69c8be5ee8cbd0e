# all gauges within the radius have equal weights, the distance does not enter
def areal_rainfall(gauges, rain, cells, radius, power):
    d = np.sqrt(((cells[:, None] - gauges[None]) ** 2).sum(axis=2))
    w = (d <= radius).astype(float)
    for i in range(len(w)):
        if w[i].max() == 0:
            w[i, d[i].argmin()] = 1
        w[i] = w[i] / w[i].sum()
    return w, np.mean(w @ rain, axis=0)
