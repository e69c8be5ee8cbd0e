# took the uppermost level as reference instead of the first one at 10 m or deeper
def mixed_layer(S, T, z, threshold):
    """The depth of the mixed layer and the potential energy anomaly.

    S, T: salinity and temperature in deg C, shape (k, m): k levels of m stations
    z: depth of the levels in m, positive down, increasing, shape (k,)
    threshold: excess of density, in kg/m3, at the foot of the mixed layer

    returns: depth, phi
        depth: depth of the mixed layer in m, shape (m,)
        phi: potential energy anomaly in J/m3, shape (m,)
    """
    r, _ = density_anomaly(S, T, np.zeros_like(z))
    ref = 0
    depth = np.empty(r.shape[1])
    for j in range(r.shape[1]):
        excess = r[:, j] - r[ref, j] - threshold
        depth[j] = z[-1]
        for i in range(ref + 1, len(z)):
            if excess[i] > 0:
                share = -excess[i - 1] / (excess[i] - excess[i - 1])
                depth[j] = z[i - 1] + share * (z[i] - z[i - 1])
                break
    H = z[-1] - z[0]
    dz = np.diff(z)
    weight = np.zeros(len(z))
    weight[:-1] += dz / 2
    weight[1:] += dz / 2
    mean = weight @ r / H
    phi = G / H * ((weight * z) @ (r - mean))
    return depth, phi
