# the circulations decay in the output only; the motion uses the initial ones all the time
def wake_descent(start, gamma, core, tau, dt, steps):
    path = np.zeros((len(gamma), 2, steps + 1))
    path[:, :, 0] = start
    signs = np.concatenate([gamma, -gamma])
    for k in range(steps):
        here = path[:, :, k]
        v1 = induced_velocity(here, np.vstack([here, here * np.array([1, -1])]), signs, core)
        there = here + dt * v1
        v2 = induced_velocity(there, np.vstack([there, there * np.array([1, -1])]), signs, core)
        path[:, :, k + 1] = here + dt * (v1 + v2) / 2
    circulation = np.array([gamma * np.exp(-k * dt / tau) for k in range(steps + 1)]).T
    lowest = path[:, 1].min(axis=0)
    return path, circulation, lowest
