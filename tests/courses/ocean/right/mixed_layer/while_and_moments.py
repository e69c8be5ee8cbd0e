def mixed_layer(S, T, z, threshold):
    dens, _ = density_anomaly(S, T, np.zeros_like(z))
    nz, ns = dens.shape
    ref = 0
    while z[ref] < Z_REF:
        ref += 1
    depth = np.zeros(ns)
    phi = np.zeros(ns)
    H = z[nz - 1] - z[0]
    for s in range(ns):
        p = dens[:, s]
        i = ref + 1
        while i < nz and p[i] - p[ref] <= threshold:
            i += 1
        if i < nz:
            w = (p[i] - p[ref] - threshold) / (p[i] - p[i - 1])
            depth[s] = w * z[i - 1] + (1 - w) * z[i]
        else:
            depth[s] = z[nz - 1]
        first = second = lever = 0.0
        for a in range(nz - 1):
            half = (z[a + 1] - z[a]) / 2
            first += half * (p[a] + p[a + 1])
            second += half * (p[a] * z[a] + p[a + 1] * z[a + 1])
            lever += half * (z[a] + z[a + 1])
        phi[s] = G / H * (second - first / H * lever)
    return depth, phi
