# the weights are normalized over all gauges first and gauges outside the radius are set to 0 afterwards, so the rest does not sum to 1
def areal_rainfall(gauges, rain, cells, radius, power):
    d = np.linalg.norm(cells[:, None, :] - gauges[None, :, :], axis=-1)
    w = 1 / d**power
    w = w / w.sum(axis=1, keepdims=True)
    w[d > radius] = 0
    alone = (d > radius).all(axis=1)
    w[alone, np.argmin(d, axis=1)[alone]] = 1
    return w, (w @ rain).mean(axis=0)
