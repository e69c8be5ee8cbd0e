# the source is added too early: before the velocities are updated, at the beginning of the step
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx, dt = length / n, 1 / fs
    p, u = np.zeros(n), np.zeros(n + 1)
    out = np.zeros((2, len(signal)))
    for t, s in enumerate(signal):
        p[src] += s
        u[1:-1] -= dt / (RHO * dx) * (p[1:] - p[:-1])
        u[[0, -1]] = np.array([-p[0], p[-1]]) / (RHO * C * zeta)
        p -= RHO * C**2 * dt / dx * (u[1:] - u[:-1])
        out[0, t] = p[rec]
        out[1, t] = dx * (np.sum(p**2) / (2 * RHO * C**2) + RHO * np.sum(u**2) / 2)
    return out[0], out[1], p
