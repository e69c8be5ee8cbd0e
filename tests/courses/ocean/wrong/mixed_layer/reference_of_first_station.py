# compared every station with the first station's reference density instead of its own
def mixed_layer(S, T, z, threshold):
    r = density_anomaly(S, T, np.zeros(len(z)))[0]
    ref = list(z >= Z_REF).index(True)
    rho_ref = r[ref, 0]
    depth = np.zeros(r.shape[1])
    for j in range(r.shape[1]):
        i = ref + 1
        while i < len(z) and r[i, j] <= rho_ref + threshold:
            i = i + 1
        if i == len(z):
            depth[j] = z[-1]
        else:
            w = (rho_ref + threshold - r[i - 1, j]) / (r[i, j] - r[i - 1, j])
            depth[j] = z[i - 1] * (1 - w) + z[i] * w
    dz = np.diff(z)
    H = dz.sum()
    mid = 0.5 * (r[1:] + r[:-1])
    mean = dz @ mid / H
    zr = z[:, None] * (r - mean)
    phi = G / H * (dz @ (0.5 * (zr[1:] + zr[:-1])))
    return depth, phi
