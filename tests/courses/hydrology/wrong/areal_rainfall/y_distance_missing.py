# only the x coordinates enter the distance
def areal_rainfall(gauges, rain, cells, radius, power):
    def dist(a, b):
        return np.sqrt((a[0] - b[0]) ** 2)

    D = np.array([[dist(c, g) for g in gauges] for c in cells])
    ok = D <= radius
    ok[range(len(D)), np.argmin(D, axis=1)] = True
    wt = ok * D ** (-power)
    wt = wt / wt.sum(axis=1).reshape(-1, 1)
    return wt, np.mean(wt @ rain, axis=0)
