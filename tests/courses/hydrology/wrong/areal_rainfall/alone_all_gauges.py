# a cell without a gauge within the radius takes all gauges by their distance, not the nearest alone
def areal_rainfall(gauges, rain, cells, radius, power):
    d = np.sqrt(np.sum((cells[:, None, :] - gauges[None]) ** 2, axis=-1))
    w = 1 / d**power
    mask = d <= radius
    empty = mask.sum(axis=1) == 0
    mask[empty, :] = True
    w = w * mask
    w = (w.T / w.sum(axis=1)).T
    return w, np.mean(w.dot(rain), axis=0)
