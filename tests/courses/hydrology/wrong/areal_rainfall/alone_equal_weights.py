# a cell without a gauge within the radius takes the plain mean of all gauges, not the nearest alone
def areal_rainfall(gauges, rain, cells, radius, power):
    C, G = len(cells), len(gauges)
    weights = np.empty((C, G))
    for i, c in enumerate(cells):
        dist = np.hypot(gauges[:, 0] - c[0], gauges[:, 1] - c[1])
        near = dist <= radius
        if near.any():
            v = np.where(near, 1 / dist**power, 0)
            weights[i] = v / v.sum()
        else:
            weights[i] = 1 / G
    areal = sum(weights[i] @ rain for i in range(C)) / C
    return weights, areal
