# the angles start at zero instead of in the equilibrium
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    M = 2 * H / w0
    K = D / w0
    delta = np.zeros((len(H), steps + 1))
    omega = np.zeros((len(H), steps + 1))
    for k in range(steps):
        idx = int(k >= on) + int(k >= off)
        omega[:, k + 1] = omega[:, k] + dt / M * (Pm - limits[idx] * np.sin(delta[:, k]) - K * omega[:, k])
        delta[:, k + 1] = delta[:, k] + dt * omega[:, k + 1]
    return delta, omega, np.all(delta < np.pi, axis=1)
