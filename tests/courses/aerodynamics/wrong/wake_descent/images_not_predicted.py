# for v2 the images stay where they were at the step's start; only the real vortices are predicted
def wake_descent(start, gamma, core, tau, dt, steps):
    out = np.zeros((start.shape[0], 2, steps + 1))
    cir = np.zeros((start.shape[0], steps + 1))
    out[:, :, 0] = start
    cir[:, 0] = gamma
    for k in range(steps):
        real = out[:, :, k]
        image = real * np.array([1.0, -1.0])
        g1 = cir[:, k]
        g2 = g1 * np.exp(-dt / tau)
        v1 = induced_velocity(real, np.concatenate([real, image]), np.concatenate([g1, -g1]), core)
        guess = real + dt * v1
        v2 = induced_velocity(guess, np.concatenate([guess, image]), np.concatenate([g2, -g2]), core)
        out[:, :, k + 1] = real + dt * (v1 + v2) / 2
        cir[:, k + 1] = g2
    return out, cir, out[:, 1].min(axis=0)
