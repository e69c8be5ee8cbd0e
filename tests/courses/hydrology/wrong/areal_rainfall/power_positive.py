# the weights grow with the distance: the exponent has no minus sign
def areal_rainfall(gauges, rain, cells, radius, power):
    d = np.linalg.norm(cells[:, np.newaxis] - gauges[np.newaxis], axis=-1)
    inside = d <= radius
    w = d**power * inside
    for i in range(len(cells)):
        if not inside[i].any():
            w[i, np.argmin(d[i])] = 1.0
    w = w / w.sum(1)[:, None]
    return w, (w @ rain).mean(0)
