# the areal rainfall is divided by the number of gauges instead of the number of cells
def areal_rainfall(gauges, rain, cells, radius, power):
    ngauge = gauges.shape[0]
    dist = np.sqrt(((cells[:, None, :] - gauges[None, :, :]) ** 2).sum(axis=-1))
    near = dist <= radius
    near[np.arange(len(cells)), dist.argmin(axis=1)] = True
    inv = np.where(near, dist**-power, 0)
    weights = inv / inv.sum(axis=1, keepdims=True)
    areal = weights.sum(axis=0) @ rain / ngauge
    return weights, areal
