# the predictor goes half a step and the step is made with v2 alone (midpoint method)
def wake_descent(start, gamma, core, tau, dt, steps):
    M = np.array([1.0, -1.0])

    def rhs(z, g):
        return induced_velocity(z, np.vstack([z, M * z]), np.append(g, -g), core)

    path, circ = np.zeros(start.shape + (steps + 1,)), np.zeros((len(gamma), steps + 1))
    path[..., 0], circ[:, 0] = start, gamma
    for k in range(steps):
        circ[:, k + 1] = circ[:, k] * np.exp(-dt / tau)
        v1 = rhs(path[..., k], circ[:, k])
        v2 = rhs(path[..., k] + dt / 2 * v1, circ[:, k + 1])
        path[..., k + 1] = path[..., k] + dt * v2
    return path, circ, path[:, 1].min(axis=0)
