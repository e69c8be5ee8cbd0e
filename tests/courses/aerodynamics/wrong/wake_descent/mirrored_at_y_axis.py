# the images are mirrored at the y axis, (-x, y), instead of at the ground
def wake_descent(start, gamma, core, tau, dt, steps):
    n = start.shape[0]
    path = np.zeros((n, 2, steps + 1))
    strength = np.zeros((n, steps + 1))
    path[:, :, 0] = start
    strength[:, 0] = gamma
    for t in range(1, steps + 1):
        old = path[:, :, t - 1]
        g = strength[:, t - 1]
        strength[:, t] = g * np.exp(-dt / tau)
        ghosts = np.array([[-x, y] for x, y in old])
        k1 = induced_velocity(old, np.concatenate([old, ghosts]), np.concatenate([g, -g]), core)
        mid = old + dt * k1
        ghosts = np.array([[-x, y] for x, y in mid])
        g2 = strength[:, t]
        k2 = induced_velocity(mid, np.concatenate([mid, ghosts]), np.concatenate([g2, -g2]), core)
        path[:, :, t] = old + dt * (k1 + k2) / 2
    return path, strength, path[:, 1, :].min(axis=0)
