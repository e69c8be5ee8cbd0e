# the step is made with v2 alone instead of the mean of v1 and v2
def wake_descent(start, gamma, core, tau, dt, steps):
    n = len(gamma)
    path, circ = np.zeros((n, 2, steps + 1)), np.zeros((n, steps + 1))
    path[:, :, 0] = start
    for j in range(steps + 1):
        circ[:, j] = gamma * np.exp(-j * dt / tau)
    for j in range(1, steps + 1):
        z = path[:, :, j - 1]
        w = induced_velocity(z, np.concatenate([z, z * np.array([1, -1])]), np.concatenate([circ[:, j - 1], -circ[:, j - 1]]), core)
        z_end = z + dt * w
        w = induced_velocity(z_end, np.concatenate([z_end, z_end * np.array([1, -1])]), np.concatenate([circ[:, j], -circ[:, j]]), core)
        path[:, :, j] = z + dt * w
    return path, circ, path[:, 1].min(axis=0)
