# the kinetic energy is summed over the inner faces only, without the faces at the two ends
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx = length / n
    dt = 1 / fs
    p = np.zeros(n)
    inner = np.zeros(n - 1)
    record = np.zeros(len(signal))
    energy = np.zeros(len(signal))
    for k in range(len(signal)):
        inner = inner - dt / (RHO * dx) * np.diff(p)
        left = -p[0] / (RHO * C * zeta[0])
        right = p[-1] / (RHO * C * zeta[1])
        u = np.concatenate(([left], inner, [right]))
        p = p - RHO * C**2 * dt / dx * np.diff(u)
        p[src] += signal[k]
        record[k] = p[rec]
        energy[k] = dx * (np.sum(p**2) / (2 * RHO * C**2) + RHO * np.sum(inner**2) / 2)
    return record, energy, p
