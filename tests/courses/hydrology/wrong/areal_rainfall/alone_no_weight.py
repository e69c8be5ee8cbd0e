# a cell without a gauge within the radius gets no weights at all, only zeros
def areal_rainfall(gauges, rain, cells, radius, power):
    diff = cells[:, None, :] - gauges[None, :, :]
    dist = np.sqrt((diff**2).sum(2))
    w = np.zeros(dist.shape)
    w[dist <= radius] = 1 / dist[dist <= radius] ** power
    s = w.sum(axis=1, keepdims=True)
    s[s == 0] = 1
    w = w / s
    return w, (w @ rain).mean(axis=0)
