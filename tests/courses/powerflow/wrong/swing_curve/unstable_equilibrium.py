# the start is the unstable equilibrium, pi minus the arcsine
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    delta = np.zeros((len(H), steps + 1))
    omega = np.zeros((len(H), steps + 1))
    delta[:, 0] = np.pi - np.arcsin(Pm / limits[0])
    for k in range(1, steps + 1):
        if k - 1 < on:
            L = limits[0]
        elif k - 1 < off:
            L = limits[1]
        else:
            L = limits[2]
        Pa = Pm - L * np.sin(delta[:, k - 1]) - D * omega[:, k - 1] / w0
        omega[:, k] = omega[:, k - 1] + dt * w0 * Pa / 2 / H
        delta[:, k] = delta[:, k - 1] + dt * omega[:, k]
    return delta, omega, np.all(delta < np.pi, axis=1)
