# the steps come in the wrong order: the pressures are updated first, with the old velocities, and then the velocities
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx = length / n
    dt = 1 / fs
    K = RHO * C**2
    p = np.zeros(n)
    u = np.zeros(n + 1)
    record = np.empty(len(signal))
    energy = np.empty(len(signal))
    for t, s in enumerate(signal):
        p -= K * dt / dx * np.diff(u)
        u[1:-1] -= dt / RHO / dx * np.diff(p)
        u[0] = -p[0] / (RHO * C * zeta[0])
        u[-1] = p[-1] / (RHO * C * zeta[1])
        p[src] += s
        record[t] = p[rec]
        energy[t] = dx * ((p**2).sum() / (2 * K) + RHO * (u**2).sum() / 2)
    return record, energy, p
