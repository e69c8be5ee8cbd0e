# the density is missing in the impedance of both walls: the velocities there are p/(C*zeta) instead of p/(RHO*C*zeta)
def wall_velocity(p_cell, z):
    return p_cell / (C * z)


def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx = length / n
    dt = 1 / fs
    p = np.zeros(n)
    u = np.zeros(n + 1)
    record, energy = [], []
    for x in signal:
        grad = (p[1:] - p[:-1]) / dx
        u[1:-1] -= dt / RHO * grad
        u[0] = -wall_velocity(p[0], zeta[0])
        u[-1] = wall_velocity(p[-1], zeta[1])
        div = (u[1:] - u[:-1]) / dx
        p -= dt * RHO * C**2 * div
        p[src] += x
        record.append(p[rec])
        energy.append(dx * (np.sum(p**2) / (2 * RHO * C**2) + RHO * np.sum(u**2) / 2))
    return np.array(record), np.array(energy), p
