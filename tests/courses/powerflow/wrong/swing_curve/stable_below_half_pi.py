# stable asks whether the angle stays below pi/2 instead of pi
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    shape = (len(H), steps + 1)
    delta, omega = np.zeros(shape), np.zeros(shape)
    delta[:, 0] = np.arcsin(Pm / limits[0])
    for k in range(steps):
        if k < on:
            limit = limits[0]
        elif on <= k and k < off:
            limit = limits[1]
        else:
            limit = limits[2]
        rate = (Pm - limit * np.sin(delta[:, k]) - D * omega[:, k] / w0) * w0 / (2 * H)
        omega[:, k + 1] = omega[:, k] + rate * dt
        delta[:, k + 1] = delta[:, k] + omega[:, k + 1] * dt
    return delta, omega, np.all(delta < np.pi / 2, axis=1)
