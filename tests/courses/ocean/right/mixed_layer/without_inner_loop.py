def mixed_layer(S, T, z, threshold):
    rho, _ = density_anomaly(S, T, z * 0)
    k0 = np.searchsorted(z, Z_REF)
    above = rho - rho[k0] > threshold
    above[: k0 + 1] = False
    i = np.argmax(above, axis=0)
    any_above = above.any(axis=0)
    i = np.where(any_above, i, 1)
    cols = np.arange(rho.shape[1])
    lo, hi = rho[i - 1, cols], rho[i, cols]
    frac = (rho[k0] + threshold - lo) / (hi - lo)
    depth = np.where(any_above, z[i - 1] + frac * (z[i] - z[i - 1]), z[-1])
    dz = np.diff(z)
    mid = (rho[1:] + rho[:-1]) / 2
    mean = np.einsum("k,km->m", dz, mid) / dz.sum()
    g = (rho - mean) * z[:, None]
    phi = G * np.einsum("k,km->m", dz, (g[1:] + g[:-1]) / 2) / dz.sum()
    return depth, phi
