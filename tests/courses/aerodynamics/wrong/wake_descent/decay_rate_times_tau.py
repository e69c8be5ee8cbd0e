# the decay factor is exp(-dt * tau) instead of exp(-dt / tau)
def wake_descent(start, gamma, core, tau, dt, steps):
    n = len(gamma)
    times = dt * np.arange(steps + 1)
    circ = np.outer(gamma, np.exp(-tau * times))
    path = np.zeros((n, 2, steps + 1))
    path[:, :, 0] = start

    def vel(z, g):
        src = np.zeros((2 * n, 2))
        src[:n] = z
        src[n:, 0] = z[:, 0]
        src[n:, 1] = -z[:, 1]
        return induced_velocity(z, src, np.concatenate([g, -g]), core)

    for k in range(steps):
        a = vel(path[:, :, k], circ[:, k])
        b = vel(path[:, :, k] + dt * a, circ[:, k + 1])
        path[:, :, k + 1] = path[:, :, k] + dt * (a + b) / 2
    return path, circ, np.array([min(path[:, 1, k]) for k in range(steps + 1)])
