# the weights grow with the distance (no minus in the exponent), and the areal rainfall is the sum over the cells, not the mean
def areal_rainfall(gauges, rain, cells, radius, power):
    d = np.hypot(*(cells[:, None, :] - gauges[None, :, :]).transpose(2, 0, 1))
    w = np.where(d <= radius, np.power(d, power), 0)
    sel = np.flatnonzero((d > radius).all(axis=1))
    w[sel, d[sel].argmin(axis=1)] = 1
    w = w / w.sum(axis=1, keepdims=True)
    areal = np.sum(w @ rain, axis=0)
    return w, areal
