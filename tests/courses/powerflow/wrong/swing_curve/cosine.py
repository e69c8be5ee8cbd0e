# the electric power uses the cosine of the angle
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    def electric(lim, ang):
        return lim * np.cos(ang)

    w0 = 2 * np.pi * f
    delta = np.zeros((len(H), steps + 1))
    omega = np.zeros((len(H), steps + 1))
    delta[:, 0] = np.arcsin(Pm / limits[0])
    for k in range(steps):
        which = 0 if k < on else 1 if k < off else 2
        Pe = electric(limits[which], delta[:, k])
        omega[:, k + 1] = omega[:, k] + dt * w0 / (2 * H) * (Pm - Pe - D * omega[:, k] / w0)
        delta[:, k + 1] = delta[:, k] + dt * omega[:, k + 1]
    return delta, omega, np.all(delta < np.pi, axis=1)
