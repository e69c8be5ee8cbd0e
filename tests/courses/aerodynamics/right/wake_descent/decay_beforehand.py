# style: all circulations at once by an outer product, time first and transposed in the end
def wake_descent(start, gamma, core, tau, dt, steps):
    circ = np.exp(-dt / tau * np.arange(steps + 1))[:, None] * gamma
    Z = np.zeros((steps + 1,) + start.shape)
    Z[0] = start
    flip = np.diag([1.0, -1.0])
    for k in range(steps):
        vel = []
        here = Z[k]
        for g in (circ[k], circ[k + 1]):
            vel.append(induced_velocity(here, np.concatenate((here, here @ flip)), np.concatenate((g, -g)), core))
            here = Z[k] + dt * vel[0]
        Z[k + 1] = Z[k] + dt * np.mean(vel, axis=0)
    return Z.transpose(1, 2, 0), circ.T, Z[:, :, 1].min(axis=1)
