# the search radius is ignored: all gauges get a weight
def areal_rainfall(gauges, rain, cells, radius, power):
    delta = cells[:, None, :] - gauges
    dist = np.sqrt(np.einsum("cgk,cgk->cg", delta, delta))
    idw = 1.0 / np.power(dist, power)
    weights = idw / np.sum(idw, axis=1, keepdims=True)
    areal = np.einsum("cg,gt->t", weights, rain) / len(cells)
    return weights, areal
