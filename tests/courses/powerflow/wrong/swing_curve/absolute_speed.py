# omega is returned as the absolute speed, with the synchronous speed added
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    delta = np.zeros((len(H), steps + 1))
    omega = np.full((len(H), steps + 1), w0)
    delta[:, 0] = np.arcsin(Pm / limits[0])
    for k in range(steps):
        if k < on:
            Pmax = limits[0]
        elif k < off:
            Pmax = limits[1]
        else:
            Pmax = limits[2]
        dev = omega[:, k] - w0
        acc = w0 / (2 * H) * (Pm - Pmax * np.sin(delta[:, k]) - D * dev / w0)
        omega[:, k + 1] = omega[:, k] + dt * acc
        delta[:, k + 1] = delta[:, k] + dt * (omega[:, k + 1] - w0)
    return delta, omega, np.all(delta < np.pi, axis=1)
