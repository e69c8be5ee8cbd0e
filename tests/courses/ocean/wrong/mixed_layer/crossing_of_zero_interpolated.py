# interpolated to the reference density instead of to the density with the threshold added
def mixed_layer(S, T, z, threshold):
    r, _ = density_anomaly(S, T, np.zeros(z.shape))
    k, m = r.shape
    ref = 0
    while z[ref] < Z_REF:
        ref += 1
    depth = np.zeros(m)
    for j in range(m):
        more = r[:, j] - r[ref, j]
        deeper = [i for i in range(ref + 1, k) if more[i] > threshold]
        if deeper:
            i = deeper[0]
            depth[j] = z[i - 1] - more[i - 1] * (z[i] - z[i - 1]) / (more[i] - more[i - 1])
        else:
            depth[j] = z[k - 1]
    dz = (z[1:] - z[:-1])[:, None]
    H = dz.sum()
    mean = (dz * (r[1:] + r[:-1])).sum(axis=0) / 2 / H
    moment = (r - mean) * z[:, None]
    phi = G * (dz * (moment[1:] + moment[:-1])).sum(axis=0) / 2 / H
    return depth, phi
