# after clearing, the limit before the fault is used instead of the one after it
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    pre, during, post = limits
    delta = np.zeros((len(H), steps + 1))
    omega = np.zeros((len(H), steps + 1))
    delta[:, 0] = np.arcsin(Pm / pre)
    for k in range(steps):
        Pmax = during if on <= k < off else pre
        a = w0 / (2 * H) * (Pm - Pmax * np.sin(delta[:, k]) - D * omega[:, k] / w0)
        omega[:, k + 1] = omega[:, k] + a * dt
        delta[:, k + 1] = delta[:, k] + omega[:, k + 1] * dt
    return delta, omega, np.all(delta < np.pi, axis=1)
