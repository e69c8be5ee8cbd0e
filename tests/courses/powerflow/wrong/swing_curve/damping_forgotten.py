# the damping is left out
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    delta = np.zeros((len(H), steps + 1))
    omega = np.zeros_like(delta)
    delta[:, 0] = np.arcsin(Pm / limits[0])
    pmax = [limits[0]] * on + [limits[1]] * (off - on) + [limits[2]] * (steps - off)
    for k, limit in enumerate(pmax):
        alpha = w0 / (2 * H) * (Pm - limit * np.sin(delta[:, k]))
        omega[:, k + 1] = omega[:, k] + alpha * dt
        delta[:, k + 1] = delta[:, k] + omega[:, k + 1] * dt
    return delta, omega, np.all(delta < np.pi, axis=1)
