# gave the depth of the last voxel center as the total instead of the sum over whole voxels
def water_equivalent_depth(hu, body, steps):
    n_rays, n_vox = hu.shape
    d = np.empty((n_rays, n_vox))
    for r in range(n_rays):
        rho = np.where(hu[r] > 0, 1 + hu[r] / BONE, 1 + hu[r] / 1000)
        rho = np.maximum(rho, 0) * body[r]
        for v in range(n_vox):
            d[r, v] = np.sum(rho[:v] * steps[:v]) + rho[v] * steps[v] / 2
    return d, d[:, -1].copy()
