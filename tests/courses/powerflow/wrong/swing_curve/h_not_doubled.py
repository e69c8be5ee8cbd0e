# the inertia is H instead of 2H
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    omega0 = 2 * np.pi * f
    M = H / omega0
    n = H.size
    delta = np.empty((n, steps + 1))
    omega = np.empty((n, steps + 1))
    delta[:, 0] = np.arcsin(Pm / limits[0, :])
    omega[:, 0] = 0
    for t in range(steps):
        stage = 0
        if t >= on:
            stage = 1
        if t >= off:
            stage = 2
        Pe = limits[stage] * np.sin(delta[:, t])
        omega[:, t + 1] = omega[:, t] + dt * (Pm - Pe - D * omega[:, t] / omega0) / M
        delta[:, t + 1] = delta[:, t] + dt * omega[:, t + 1]
    return delta, omega, delta.max(axis=1) < np.pi
