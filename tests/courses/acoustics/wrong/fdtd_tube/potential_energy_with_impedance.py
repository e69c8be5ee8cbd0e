# the potential energy has p**2/(2*RHO*C) instead of p**2/(2*RHO*C**2)
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx, dt = length / n, 1 / fs
    p = [0.0] * n
    u = [0.0] * (n + 1)
    record = []
    energy = []
    for s in signal:
        for i in range(1, n):
            u[i] -= dt / (RHO * dx) * (p[i] - p[i - 1])
        u[0] = -p[0] / (RHO * C * zeta[0])
        u[n] = p[n - 1] / (RHO * C * zeta[1])
        for i in range(n):
            p[i] -= RHO * C**2 * dt / dx * (u[i + 1] - u[i])
        p[src] += s
        record.append(p[rec])
        w = 0
        for pi in p:
            w += pi**2 / (2 * RHO * C)
        for ui in u:
            w += RHO * ui**2 / 2
        energy.append(w * dx)
    return np.array(record), np.array(energy), np.array(p)
