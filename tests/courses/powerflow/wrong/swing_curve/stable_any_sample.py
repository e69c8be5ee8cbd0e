# stable looks at any sample below pi (np.any) instead of all samples
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
        Pe = limit * np.sin(delta[:, k])
        omega[:, k + 1] = omega[:, k] * (1 - dt * D / (2 * H)) + dt * w0 / (2 * H) * (Pm - Pe)
        delta[:, k + 1] = delta[:, k] + dt * omega[:, k + 1]
    return delta, omega, np.any(delta < np.pi, axis=1)
