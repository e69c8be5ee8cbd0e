# the positions are recorded before the move: the path stands still for the first step and lacks the last one
def wake_descent(start, gamma, core, tau, dt, steps):
    n = len(gamma)
    path = np.zeros((n, 2, steps + 1))
    circ = np.zeros((n, steps + 1))
    path[:, :, 0], circ[:, 0] = start, gamma
    z, g = start.copy(), gamma.copy()
    m = np.array([1.0, -1.0])
    for k in range(steps):
        path[:, :, k + 1] = z
        v1 = induced_velocity(z, np.concatenate([z, z * m]), np.concatenate([g, -g]), core)
        g = g * np.exp(-dt / tau)
        zp = z + dt * v1
        v2 = induced_velocity(zp, np.concatenate([zp, zp * m]), np.concatenate([g, -g]), core)
        z = z + dt / 2 * (v1 + v2)
        circ[:, k + 1] = g
    return path, circ, path[:, 1].min(axis=0)
