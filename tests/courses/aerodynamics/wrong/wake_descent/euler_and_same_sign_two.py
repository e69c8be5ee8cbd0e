# two mistakes: Euler's method instead of Heun's, and images of the same circulation as the real vortices
def wake_descent(start, gamma, core, tau, dt, steps):
    path = np.zeros((len(gamma), 2, steps + 1))
    circ = np.zeros((len(gamma), steps + 1))
    path[:, :, 0] = start
    circ[:, 0] = gamma
    for k in range(steps):
        z = path[:, :, k]
        g = circ[:, k]
        allz = np.concatenate((z, z * np.array([1, -1])))
        allg = np.concatenate((g, g))
        path[:, :, k + 1] = z + dt * induced_velocity(z, allz, allg, core)
        circ[:, k + 1] = g * np.exp(-dt / tau)
    return path, circ, path[:, 1].min(axis=0)
