# the exponent is always 2, the argument power is not used
def areal_rainfall(gauges, rain, cells, radius, power):
    dist2 = ((cells[:, None] - gauges[None]) ** 2).sum(-1)
    close = dist2 <= radius**2
    w = close / dist2
    lonely = np.where(~close.any(1))[0]
    for i in lonely:
        w[i, dist2[i].argmin()] = 1
    w = w / w.sum(1, keepdims=True)
    return w, np.mean(w @ rain, 0)
