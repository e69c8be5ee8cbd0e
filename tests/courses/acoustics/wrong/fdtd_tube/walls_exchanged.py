# the impedances are exchanged: the left end gets zeta[1] and the right end zeta[0]
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx = length / n
    dt = 1 / fs
    zr, zl = RHO * C * zeta
    p = np.zeros(n)
    u = np.zeros(n + 1)
    steps = len(signal)
    record = np.zeros(steps)
    energy = np.zeros(steps)
    a = dt / (RHO * dx)
    b = RHO * C**2 * dt / dx
    for t in range(steps):
        u[1:-1] -= a * (p[1:] - p[:-1])
        u[0] = -p[0] / zl
        u[-1] = p[-1] / zr
        p -= b * (u[1:] - u[:-1])
        p[src] += signal[t]
        record[t] = p[rec]
        energy[t] = dx * np.sum(p**2 / (2 * RHO * C**2)) + dx * np.sum(RHO * u**2 / 2)
    return record, energy, p
