# the images keep the initial circulations, only the real vortices decay
def wake_descent(start, gamma, core, tau, dt, steps):
    z = [start]
    g = [gamma]
    for k in range(steps):
        g.append(g[-1] * np.exp(-dt / tau))
        v1 = induced_velocity(z[k], np.vstack((z[k], z[k] * np.array([1, -1]))), np.hstack((g[k], -gamma)), core)
        zp = z[k] + dt * v1
        v2 = induced_velocity(zp, np.vstack((zp, zp * np.array([1, -1]))), np.hstack((g[k + 1], -gamma)), core)
        z.append(z[k] + dt * 0.5 * (v1 + v2))
    path = np.stack(z, axis=2)
    circ = np.stack(g, axis=1)
    return path, circ, np.amin(path[:, 1, :], axis=0)
