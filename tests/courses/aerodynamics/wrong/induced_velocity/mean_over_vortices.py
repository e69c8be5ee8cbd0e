# the velocities of the vortices are averaged instead of added
def induced_velocity(points, vortices, gamma, core):
    d = points[:, None, :] - vortices
    r = np.linalg.norm(d, axis=2)
    speed = np.where(r < core, gamma * r / (2 * np.pi * core**2), gamma / (2 * np.pi * np.maximum(r, 1e-300)))
    e_theta = np.stack([-d[..., 1], d[..., 0]], axis=2) / np.maximum(r, 1e-300)[..., None]
    return np.mean(speed[..., None] * e_theta, axis=1)
