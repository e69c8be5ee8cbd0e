# the images have the same circulation as the real vortices instead of the opposite one
def wake_descent(start, gamma, core, tau, dt, steps):
    path = np.empty((start.shape[0], 2, steps + 1))
    circulation = gamma[:, None] * np.exp(-np.arange(steps + 1) * dt / tau)
    path[..., 0] = start
    flip = np.diag([1.0, -1.0])
    for k in range(steps):
        z = path[..., k]
        g0, g1 = circulation[:, k], circulation[:, k + 1]
        v1 = induced_velocity(z, np.r_[z, z @ flip], np.r_[g0, g0], core)
        q = z + dt * v1
        v2 = induced_velocity(q, np.r_[q, q @ flip], np.r_[g1, g1], core)
        path[..., k + 1] = z + dt * 0.5 * (v1 + v2)
    return path, circulation, path[:, 1, :].min(0)
