# the kinetic energy lacks the factor one half: RHO*u**2 instead of RHO*u**2/2
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx = length / n
    dt = 1 / fs

    def energy_of(p, u):
        return dx * (np.sum(p**2) / (2 * RHO * C**2) + RHO * np.sum(u**2))

    p = np.zeros(n)
    u = np.zeros(n + 1)
    record = []
    energy = []
    for value in signal:
        u[1:-1] = u[1:-1] - dt / (RHO * dx) * (p[1:] - p[:-1])
        u[0] = -p[0] / (RHO * C * zeta[0])
        u[-1] = p[-1] / (RHO * C * zeta[1])
        p = p - RHO * C**2 * dt / dx * (u[1:] - u[:-1])
        p[src] = p[src] + value
        record.append(p[rec])
        energy.append(energy_of(p, u))
    return np.array(record), np.array(energy), p
