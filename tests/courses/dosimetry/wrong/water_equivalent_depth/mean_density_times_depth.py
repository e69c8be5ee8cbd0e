# multiplied the geometric depth by the mean density of the ray instead of adding up voxel by voxel
def water_equivalent_depth(hu, body, steps):
    density = np.where(hu > 0, 1 + hu / BONE, 1 + hu / 1000)
    density[density < 0] = 0
    density = density * body
    z = np.cumsum(steps) - steps / 2
    mean_density = density.mean(axis=1)
    depth = mean_density[:, None] * z[None, :]
    total = (density * steps).sum(axis=1)
    return depth, total
