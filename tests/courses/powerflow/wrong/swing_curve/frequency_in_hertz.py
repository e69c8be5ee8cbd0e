# f is used in place of the angular frequency 2 pi f
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    n = len(Pm)
    delta = np.zeros((n, steps + 1))
    omega = np.zeros((n, steps + 1))
    delta[:, 0] = np.arcsin(Pm / limits[0])
    M = 2 * H / f
    for k in range(steps):
        if k < on:
            pmax = limits[0]
        elif k < off:
            pmax = limits[1]
        else:
            pmax = limits[2]
        pa = Pm - pmax * np.sin(delta[:, k]) - D * omega[:, k] / f
        omega[:, k + 1] = omega[:, k] + dt * pa / M
        delta[:, k + 1] = delta[:, k] + dt * omega[:, k + 1]
    return delta, omega, np.all(delta < np.pi, axis=1)
