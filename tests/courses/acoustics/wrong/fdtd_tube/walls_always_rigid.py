# the velocities at the two ends are never set, they stay zero: both walls are rigid whatever zeta is
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx = length / n
    dt = 1 / fs
    p = np.zeros(n)
    u = np.zeros(n + 1)
    record = []
    energy = []
    for s in signal:
        for i in range(1, n):
            u[i] += -(p[i] - p[i - 1]) * dt / RHO / dx
        p += -(u[1:] - u[:-1]) * dt / dx * RHO * C**2
        p[src] += s
        record += [p[rec]]
        energy += [dx * (sum(p**2) / (2 * RHO * C**2) + RHO * sum(u**2) / 2)]
    return np.array(record), np.array(energy), p
