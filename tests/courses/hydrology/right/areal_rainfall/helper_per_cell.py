# style: a helper for each cell with relative distances d/dmin, complex numbers for coordinates, transposed products
def _weights(d, radius, power):
    if d.min() > radius:
        return np.eye(len(d))[np.argmin(d)]
    rel = (d.min() / d) ** power
    rel[d > radius] = 0
    return rel / np.sum(rel)

def areal_rainfall(gauges, rain, cells, radius, power):
    g = gauges[:, 0] + 1j * gauges[:, 1]
    z = cells[:, 0] + 1j * cells[:, 1]
    w = np.array([_weights(np.abs(p - g), radius, power) for p in z])
    return w, np.average(rain.T @ w.T, axis=1)
