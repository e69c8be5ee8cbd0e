# the cell width is length/(n - 1) instead of length/n, as for points that lie on both ends
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    x = np.linspace(0, length, n)
    dx = x[1] - x[0]
    dt = 1 / fs
    p = np.zeros(n)
    u = np.zeros(n + 1)
    record = np.zeros(len(signal))
    energy = np.zeros(len(signal))
    for k, s in enumerate(signal):
        u[1:n] -= dt / (RHO * dx) * (p[1:n] - p[0 : n - 1])
        u[0] = -p[0] / (RHO * C * zeta[0])
        u[n] = p[n - 1] / (RHO * C * zeta[1])
        p[:] -= RHO * C**2 * dt / dx * (u[1 : n + 1] - u[0:n])
        p[src] += s
        record[k] = p[rec]
        energy[k] = dx * (np.sum(p**2) / (2 * RHO * C**2) + np.sum(RHO * u**2) / 2)
    return record, energy, p
