# the velocities v2 at the predicted positions use the circulations of the step's start
def wake_descent(start, gamma, core, tau, dt, steps):
    n = len(gamma)
    path = np.zeros((n, 2, steps + 1))
    circ = np.zeros((n, steps + 1))
    path[:, :, 0] = start
    circ[:, 0] = gamma
    for k in range(steps):
        z, g = path[:, :, k], circ[:, k]
        G = np.concatenate((g, -g))
        v1 = induced_velocity(z, np.concatenate((z, z * [1, -1])), G, core)
        zp = z + dt * v1
        v2 = induced_velocity(zp, np.concatenate((zp, zp * [1, -1])), G, core)
        path[:, :, k + 1] = z + 0.5 * dt * (v1 + v2)
        circ[:, k + 1] = g * np.exp(-dt / tau)
    lowest = np.min(path[:, 1, :], axis=0)
    return path, circ, lowest
