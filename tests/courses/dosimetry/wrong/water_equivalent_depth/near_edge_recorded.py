# noted the depth of the near edge of each voxel instead of its center
def water_equivalent_depth(hu, body, steps):
    m, n = hu.shape
    depth = np.zeros((m, n))
    total = np.zeros(m)
    for i in range(m):
        so_far = 0.0
        for j in range(n):
            depth[i, j] = so_far
            if body[i, j]:
                if hu[i, j] > 0:
                    rho = 1 + hu[i, j] / BONE
                else:
                    rho = max(1 + hu[i, j] / 1000, 0)
                so_far += rho * steps[j]
        total[i] = so_far
    return depth, total
