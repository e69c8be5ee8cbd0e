# the density is missing in the update of the pressures: C**2 instead of RHO*C**2
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx = length / n
    dt = 1 / fs
    p = np.zeros(n)
    u = np.zeros(n + 1)
    N = len(signal)
    y = np.zeros(N)
    E = np.zeros(N)
    for k in range(N):
        u[1:-1] += -dt / (RHO * dx) * np.diff(p)
        u[0] = -p[0] / (RHO * C * zeta[0])
        u[n] = p[n - 1] / (RHO * C * zeta[1])
        p += -(C**2) * dt / dx * np.diff(u)
        p[src] += signal[k]
        y[k] = p[rec]
        E[k] = dx * np.sum(p**2) / (2 * RHO * C**2) + dx * np.sum(u**2) * RHO / 2
    return y, E, p
