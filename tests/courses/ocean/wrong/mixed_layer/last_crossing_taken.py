# took the deepest crossing of the threshold instead of the first one
def mixed_layer(S, T, z, threshold):
    rho = density_anomaly(S, T, 0 * z)[0]
    k, m = rho.shape
    ref = np.where(z >= Z_REF)[0][0]
    depth = np.full(m, z[-1])
    for j in range(m):
        limit = rho[ref, j] + threshold
        for i in range(ref + 1, k):
            if rho[i - 1, j] <= limit and rho[i, j] > limit:
                slope = (z[i] - z[i - 1]) / (rho[i, j] - rho[i - 1, j])
                depth[j] = z[i - 1] + slope * (limit - rho[i - 1, j])
    H = z[-1] - z[0]
    phi = np.zeros(m)
    for j in range(m):
        col = rho[:, j]
        mean = np.sum((col[1:] + col[:-1]) / 2 * np.diff(z)) / H
        y = (col - mean) * z
        phi[j] = G / H * np.sum((y[1:] + y[:-1]) / 2 * np.diff(z))
    return depth, phi
