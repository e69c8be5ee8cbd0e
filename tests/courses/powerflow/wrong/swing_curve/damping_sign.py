# the damping power has a plus sign, it accelerates
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    ws = 2 * np.pi * f
    n = len(H)
    delta = np.zeros((n, steps + 1))
    omega = np.zeros((n, steps + 1))
    for i in range(n):
        delta[i, 0] = np.arcsin(Pm[i] / limits[0, i])
        for k in range(steps):
            if k < on:
                s = 0
            elif k < off:
                s = 1
            else:
                s = 2
            Pe = limits[s, i] * np.sin(delta[i, k])
            acc = ws / (2 * H[i]) * (Pm[i] - Pe + D[i] * omega[i, k] / ws)
            omega[i, k + 1] = omega[i, k] + dt * acc
            delta[i, k + 1] = delta[i, k] + dt * omega[i, k + 1]
    return delta, omega, np.all(delta < np.pi, axis=1)
