# every cell takes its nearest gauge alone (Thiessen), also where there are gauges within the radius
def areal_rainfall(gauges, rain, cells, radius, power):
    weights = np.zeros((len(cells), len(gauges)))
    for c, xy in enumerate(cells):
        d = np.sqrt(np.sum((gauges - xy) ** 2, axis=1))
        weights[c, np.argmin(d)] = 1.0
    areal = np.mean(weights @ rain, axis=0)
    return weights, areal
