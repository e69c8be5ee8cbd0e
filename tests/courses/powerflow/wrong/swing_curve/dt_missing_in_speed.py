# the speed is updated without the factor dt
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    ws = 2 * np.pi * f
    delta = np.zeros((len(H), steps + 1))
    omega = np.zeros((len(H), steps + 1))
    delta[:, 0] = np.arcsin(Pm / limits[0])
    for k in range(steps):
        if k < on:
            Pmax = limits[0]
        elif k < off:
            Pmax = limits[1]
        else:
            Pmax = limits[2]
        domega = ws / (2 * H) * (Pm - Pmax * np.sin(delta[:, k]) - D * omega[:, k] / ws)
        omega[:, k + 1] = omega[:, k] + domega
        delta[:, k + 1] = delta[:, k] + omega[:, k + 1] * dt
    return delta, omega, np.all(delta < np.pi, axis=1)
