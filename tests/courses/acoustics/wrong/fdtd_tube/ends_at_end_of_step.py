# the velocities at the two ends are set too late: after the update of the pressures (from the new pressures, before the source is added) instead of before it, so that update uses the ends of the step before
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx, dt = length / n, 1 / fs
    rho_c = RHO * C
    p, u = np.zeros(n), np.zeros(n + 1)
    record, energy = np.zeros(len(signal)), np.zeros(len(signal))
    for t in range(len(signal)):
        dp = p[1:] - p[:-1]
        u[1:-1] -= dt / (RHO * dx) * dp
        p -= rho_c * C * dt / dx * (u[1:] - u[:-1])
        u[0] = -p[0] / (rho_c * zeta[0])
        u[-1] = p[-1] / (rho_c * zeta[1])
        p[src] += signal[t]
        record[t] = p[rec]
        energy[t] = dx * (np.sum(p**2) / (2 * rho_c * C) + RHO * np.sum(u**2) / 2)
    return record, energy, p
