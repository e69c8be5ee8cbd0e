# stable is true for the machines that lose synchronism
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    delta = np.zeros((len(H), steps + 1))
    omega = np.zeros((len(H), steps + 1))
    delta[:, 0] = np.arcsin(Pm / limits[0])
    k = 0
    while k < steps:
        limit = limits[2]
        if k < off:
            limit = limits[1]
        if k < on:
            limit = limits[0]
        Pa = Pm - limit * np.sin(delta[:, k]) - D * omega[:, k] / w0
        omega[:, k + 1] = omega[:, k] + dt * Pa * w0 / (2 * H)
        delta[:, k + 1] = delta[:, k] + dt * omega[:, k + 1]
        k += 1
    return delta, omega, np.any(delta >= np.pi, axis=1)
