# velocity and pressure are updated in one loop over the cells, so each pressure uses the new velocity at its left face but the old one at its right face (the two ends are set before the loop and are new)
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx, dt = length / n, 1 / fs
    p = np.zeros(n)
    u = np.zeros(n + 1)
    record = np.zeros(len(signal))
    energy = np.zeros(len(signal))
    for t in range(len(signal)):
        u[0] = -p[0] / (RHO * C * zeta[0])
        u[n] = p[n - 1] / (RHO * C * zeta[1])
        old = p.copy()
        for i in range(n):
            if i > 0:
                u[i] -= dt / (RHO * dx) * (old[i] - old[i - 1])
            p[i] -= RHO * C**2 * dt / dx * (u[i + 1] - u[i])
        p[src] += signal[t]
        record[t] = p[rec]
        energy[t] = dx * (np.sum(p**2) / (2 * RHO * C**2) + RHO * np.sum(u**2) / 2)
    return record, energy, p
