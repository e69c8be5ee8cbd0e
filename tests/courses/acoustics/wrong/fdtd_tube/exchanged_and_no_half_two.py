# two mistakes: the impedances of the left and the right end are exchanged; and the potential energy lacks the factor one half
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx = length / n
    dt = 1 / fs
    p = np.zeros(n)
    u = np.zeros(n + 1)
    record = np.zeros(len(signal))
    energy = np.zeros(len(signal))
    for i, s in enumerate(signal):
        u[1:-1] -= dt / (RHO * dx) * (p[1:] - p[:-1])
        u[0] = -p[0] / (zeta[1] * RHO * C)
        u[-1] = p[-1] / (zeta[0] * RHO * C)
        p -= RHO * C**2 * dt / dx * (u[1:] - u[:-1])
        p[src] += s
        record[i] = p[rec]
        potential = np.sum(p**2) / (RHO * C**2)
        kinetic = RHO * np.sum(u**2) / 2
        energy[i] = dx * (potential + kinetic)
    return record, energy, p
