# the source sets the pressure of its cell to the signal (a hard source) instead of adding it
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx, dt = length / n, 1 / fs
    cu = dt / (RHO * dx)
    cp = RHO * C**2 * dt / dx
    p, u = np.zeros(n), np.zeros(n + 1)
    mic, en = np.zeros_like(signal), np.zeros_like(signal)
    for i in range(signal.size):
        u[1:-1] = u[1:-1] - cu * (p[1:] - p[:-1])
        u[0], u[-1] = -p[0] / (RHO * C * zeta[0]), p[-1] / (RHO * C * zeta[1])
        p = p - cp * (u[1:] - u[:-1])
        p[src] = signal[i]
        mic[i] = p[rec]
        en[i] = dx * (p @ p / (2 * RHO * C**2) + RHO * (u @ u) / 2)
    return mic, en, p
