# lowest holds the height of the highest vortex
def wake_descent(start, gamma, core, tau, dt, steps):
    path = np.zeros((len(gamma), 2, steps + 1))
    circ = np.zeros((len(gamma), steps + 1))
    path[:, :, 0] = start
    circ[:, 0] = gamma
    low = [start[:, 1].max()]
    for k in range(steps):
        z = path[:, :, k]
        im = z * np.array([1, -1])
        v1 = induced_velocity(z, np.vstack([z, im]), np.hstack([circ[:, k], -circ[:, k]]), core)
        circ[:, k + 1] = circ[:, k] * np.exp(-dt / tau)
        z2 = z + v1 * dt
        im2 = z2 * np.array([1, -1])
        v2 = induced_velocity(z2, np.vstack([z2, im2]), np.hstack([circ[:, k + 1], -circ[:, k + 1]]), core)
        path[:, :, k + 1] = z + (v1 + v2) / 2 * dt
        low.append(path[:, 1, k + 1].max())
    return path, circ, np.array(low)
