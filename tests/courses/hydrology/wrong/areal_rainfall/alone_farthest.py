# a cell without a gauge within the radius takes the farthest gauge instead of the nearest
def areal_rainfall(gauges, rain, cells, radius, power):
    dm = np.array([[np.linalg.norm(c - g) for g in gauges] for c in cells])
    w = np.where(dm <= radius, 1 / dm**power, 0)
    for k in range(len(w)):
        if np.all(dm[k] > radius):
            idx = np.argsort(dm[k])[-1]
            w[k, idx] = 1
    w /= w.sum(axis=1)[:, np.newaxis]
    p = w @ rain
    return w, p.mean(axis=0)
