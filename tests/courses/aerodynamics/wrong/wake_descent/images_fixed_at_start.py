# the images are computed once from the start positions and never move
def wake_descent(start, gamma, core, tau, dt, steps):
    images = start * np.array([1, -1])
    path = np.zeros((len(start), 2, steps + 1))
    circ = np.zeros((len(start), steps + 1))
    path[:, :, 0], circ[:, 0] = start, gamma

    def v(z, g):
        return induced_velocity(z, np.concatenate([z, images]), np.concatenate([g, -g]), core)

    for k in range(steps):
        circ[:, k + 1] = circ[:, k] * np.exp(-dt / tau)
        a = v(path[:, :, k], circ[:, k])
        b = v(path[:, :, k] + dt * a, circ[:, k + 1])
        path[:, :, k + 1] = path[:, :, k] + dt * (a + b) / 2
    return path, circ, path[:, 1].min(axis=0)
