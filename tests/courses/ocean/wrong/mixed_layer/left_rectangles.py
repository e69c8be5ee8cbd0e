# used the upper value of each layer instead of the mean of both for the integrals
def mixed_layer(S, T, z, threshold):
    r, _ = density_anomaly(S, T, np.zeros_like(z))
    ref = np.searchsorted(z, Z_REF)
    n_levels, n_stations = S.shape
    depth = np.ones(n_stations) * z[-1]
    for j in range(n_stations):
        over = np.flatnonzero(r[ref:, j] > r[ref, j] + threshold)
        if over.size > 0:
            lower = ref + over[0]
            upper = lower - 1
            part = (r[ref, j] + threshold - r[upper, j]) / (r[lower, j] - r[upper, j])
            depth[j] = (1 - part) * z[upper] + part * z[lower]
    H = z[-1] - z[0]
    dz = np.diff(z)[:, None]
    mean = np.sum(r[:-1] * dz, axis=0) / H
    phi = G / H * np.sum((r - mean)[:-1] * z[:-1, None] * dz, axis=0)
    return depth, phi
