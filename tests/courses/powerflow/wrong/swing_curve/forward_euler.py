# the new angle is computed from the old speed, as in the explicit Euler method
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    ws = 2 * np.pi * f
    n = len(H)
    d = np.zeros((n, steps + 1))
    w = np.zeros((n, steps + 1))
    d[:, 0] = np.arcsin(Pm / limits[0])
    for k in range(steps):
        if on <= k < off:
            Pmax = limits[1]
        elif k < on:
            Pmax = limits[0]
        else:
            Pmax = limits[2]
        acc = ws / (2 * H) * (Pm - Pmax * np.sin(d[:, k]) - D * w[:, k] / ws)
        w[:, k + 1] = w[:, k] + acc * dt
        d[:, k + 1] = d[:, k] + w[:, k] * dt
    return d, w, np.all(d < np.pi, axis=1)
