# the areal rainfall is the plain mean of the gauges, the weights are not used in it
def areal_rainfall(gauges, rain, cells, radius, power):
    d = np.linalg.norm(cells[:, None, :] - gauges, axis=2)
    w = np.where(d <= radius, 1.0 / d**power, 0.0)
    no_gauge = w.sum(axis=1) == 0
    w[no_gauge] = np.eye(len(gauges))[d[no_gauge].argmin(axis=1)]
    w = w / w.sum(axis=1, keepdims=True)
    return w, rain.mean(axis=0)
