# the final move starts from the predicted position instead of the step's start
def wake_descent(start, gamma, core, tau, dt, steps):
    z, g = start.copy(), gamma.copy()
    hist_z, hist_g = [start.copy()], [gamma.copy()]
    for i in range(steps):
        v1 = induced_velocity(z, np.concatenate([z, z * np.array([1, -1])]), np.concatenate([g, -g]), core)
        z = z + dt * v1
        g = g * np.exp(-dt / tau)
        v2 = induced_velocity(z, np.concatenate([z, z * np.array([1, -1])]), np.concatenate([g, -g]), core)
        z = z + dt * (v1 + v2) / 2
        hist_z.append(z)
        hist_g.append(g)
    path = np.transpose(np.array(hist_z), (1, 2, 0))
    return path, np.transpose(np.array(hist_g)), path[:, 1].min(axis=0)
