# the speed does not accumulate: each new speed is dt times the acceleration alone
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    delta = np.zeros((len(H), steps + 1))
    omega = np.zeros((len(H), steps + 1))
    delta[:, 0] = np.arcsin(Pm / limits[0])
    for k in range(steps):
        if k < on:
            limit = limits[0]
        elif k < off:
            limit = limits[1]
        else:
            limit = limits[2]
        accel = (Pm - limit * np.sin(delta[:, k]) - D * omega[:, k] / w0) / (2 * H / w0)
        omega[:, k + 1] = dt * accel
        delta[:, k + 1] = delta[:, k] + dt * omega[:, k + 1]
    return delta, omega, np.all(delta < np.pi, axis=1)
