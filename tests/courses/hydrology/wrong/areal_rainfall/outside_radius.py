# the condition is the wrong way round: gauges outside the radius get the weights
def areal_rainfall(gauges, rain, cells, radius, power):
    def cell_weights(p):
        dist = np.linalg.norm(gauges - p, axis=1)
        use = dist > radius
        if not np.any(use):
            w = np.zeros(len(gauges))
            w[dist.argmin()] = 1
            return w
        w = np.zeros(len(gauges))
        w[use] = dist[use] ** -power
        return w / w.sum()

    weights = np.stack([cell_weights(p) for p in cells])
    return weights, np.average(weights @ rain, axis=0)
