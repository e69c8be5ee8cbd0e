# the start is the equilibrium of the network after the fault, not before it
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    n = H.shape[0]
    delta = np.zeros((n, steps + 1))
    omega = np.zeros((n, steps + 1))
    delta[:, 0] = np.arcsin(Pm / limits[-1])
    for k in range(steps):
        if k < on:
            Pmax = limits[0]
        elif k < off:
            Pmax = limits[1]
        else:
            Pmax = limits[2]
        Pe = Pmax * np.sin(delta[:, k])
        omega[:, k + 1] = omega[:, k] + (w0 / (2 * H) * (Pm - Pe) - D / (2 * H) * omega[:, k]) * dt
        delta[:, k + 1] = delta[:, k] + omega[:, k + 1] * dt
    return delta, omega, np.all(delta < np.pi, axis=1)
