# two mistakes: the new angle is computed from the old speed, and the inertia is H instead of 2H
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    n = len(H)
    delta, omega = np.zeros((n, steps + 1)), np.zeros((n, steps + 1))
    delta[:, 0] = np.arcsin(Pm / limits[0])
    for k in range(steps):
        s = 0 if k < on else (1 if k < off else 2)
        a = w0 / H * (Pm - limits[s] * np.sin(delta[:, k]) - D * omega[:, k] / w0)
        delta[:, k + 1] = delta[:, k] + dt * omega[:, k]
        omega[:, k + 1] = omega[:, k] + dt * a
    return delta, omega, np.all(delta < np.pi, axis=1)
