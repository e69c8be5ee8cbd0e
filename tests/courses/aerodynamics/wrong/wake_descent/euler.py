# Euler's method instead of Heun's: only the velocities at the step's start are used
def wake_descent(start, gamma, core, tau, dt, steps):
    z = np.array(start, dtype=float)
    g = np.array(gamma, dtype=float)
    zs, gs = [z], [g]
    for _ in range(steps):
        img = np.column_stack((z[:, 0], -z[:, 1]))
        v = induced_velocity(z, np.vstack((z, img)), np.hstack((g, -g)), core)
        z = z + dt * v
        g = g * np.exp(-dt / tau)
        zs.append(z)
        gs.append(g)
    path = np.stack(zs, axis=-1)
    return path, np.stack(gs, axis=-1), path[:, 1, :].min(axis=0)
