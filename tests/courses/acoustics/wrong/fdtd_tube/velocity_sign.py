# the inner velocities are changed by plus dt/(RHO*dx) times the pressure difference instead of minus
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx = length / n
    dt = 1 / fs
    p = np.zeros(n)
    u = np.zeros(n + 1)
    rec_p = []
    rec_e = []
    for s in signal:
        u[1:n] += dt / (RHO * dx) * (p[1:] - p[:-1])
        u[0] = -p[0] / (RHO * C * zeta[0])
        u[n] = p[n - 1] / (RHO * C * zeta[1])
        p = p - RHO * C**2 * dt / dx * (u[1:] - u[:-1])
        p[src] += s
        rec_p.append(p[rec])
        rec_e.append(dx * np.sum(p**2) / (2 * RHO * C**2) + dx * RHO * np.sum(u**2) / 2)
    return np.array(rec_p), np.array(rec_e), p
