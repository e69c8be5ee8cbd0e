# the fault is cleared one step too late: it is on for k <= off
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    delta = np.zeros((len(H), steps + 1))
    omega = np.zeros((len(H), steps + 1))
    delta[:, 0] = np.arcsin(Pm / limits[0])
    for i in range(steps):
        if i >= on and i <= off:
            P = limits[1]
        elif i < on:
            P = limits[0]
        else:
            P = limits[2]
        Pe = P * np.sin(delta[:, i])
        domega = w0 * (Pm - Pe - D * omega[:, i] / w0) / (2 * H)
        omega[:, i + 1] = omega[:, i] + domega * dt
        delta[:, i + 1] = delta[:, i] + omega[:, i + 1] * dt
    return delta, omega, np.max(delta, axis=1) < np.pi
