# an outer loop over machines and an inner one over steps, all scalars
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    ws = 2 * np.pi * f
    n = len(H)
    delta, omega = np.zeros((n, steps + 1)), np.zeros((n, steps + 1))
    stable = np.ones(n, dtype=bool)
    for i in range(n):
        d, w = np.arcsin(Pm[i] / limits[0, i]), 0.0
        delta[i, 0] = d
        for k in range(steps):
            s = 1 if on <= k < off else 0 if k < on else 2
            w += dt * (ws * (Pm[i] - limits[s, i] * np.sin(d)) - D[i] * w) / (2 * H[i])
            d += dt * w
            delta[i, k + 1], omega[i, k + 1] = d, w
            if d >= np.pi:
                stable[i] = False
    return delta, omega, stable
