# the vector (-dy, dx) is divided by r instead of r squared, so the speed does not fall with the distance
def induced_velocity(points, vortices, gamma, core):
    u = np.zeros(points.shape[0])
    v = np.zeros(points.shape[0])
    for j, (xv, yv) in enumerate(vortices):
        dx = points[:, 0] - xv
        dy = points[:, 1] - yv
        r = np.maximum(np.hypot(dx, dy), core)
        u = u - gamma[j] / (2 * np.pi * r) * dy
        v = v + gamma[j] / (2 * np.pi * r) * dx
    return np.stack((u, v), axis=-1)
