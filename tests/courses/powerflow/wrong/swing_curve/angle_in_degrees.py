# the angles are returned in degrees, and stable is judged in radians before (so it is right)
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w0 = 2 * np.pi * f
    delta = np.zeros((len(H), steps + 1))
    omega = np.zeros((len(H), steps + 1))
    delta[:, 0] = np.arcsin(Pm / limits[0])
    for k in range(steps):
        limit = limits[0] if k < on else limits[1] if k < off else limits[2]
        Pe = limit * np.sin(delta[:, k])
        omega[:, k + 1] = omega[:, k] + w0 * dt / (2 * H) * (Pm - Pe - D * omega[:, k] / w0)
        delta[:, k + 1] = delta[:, k] + omega[:, k + 1] * dt
    ok = np.all(delta < np.pi, axis=1)
    return np.rad2deg(delta), omega, ok
