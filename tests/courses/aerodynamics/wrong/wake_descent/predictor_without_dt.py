# the predictor lacks the time step: z + v1 instead of z + dt v1
def wake_descent(start, gamma, core, tau, dt, steps):
    def add_images(z, g):
        return np.concatenate([z, np.c_[z[:, 0], -z[:, 1]]]), np.concatenate([g, -g])

    path = np.zeros((len(gamma), 2, steps + 1))
    circ = np.zeros((len(gamma), steps + 1))
    path[:, :, 0], circ[:, 0] = start, gamma
    for k in range(steps):
        z, g = path[:, :, k], circ[:, k]
        gn = g * np.exp(-dt / tau)
        v1 = induced_velocity(z, *add_images(z, g), core)
        z1 = z + v1
        v2 = induced_velocity(z1, *add_images(z1, gn), core)
        path[:, :, k + 1] = z + dt * (v1 + v2) / 2
        circ[:, k + 1] = gn
    return path, circ, path[:, 1].min(axis=0)
