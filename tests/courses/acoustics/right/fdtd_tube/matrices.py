# right: difference matrices, a unit vector for the source, the record read from a stored field
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx = length / n
    D = np.eye(n, n + 1, 1) - np.eye(n, n + 1)
    e = np.eye(n)[src]
    p, u = np.zeros(n), np.zeros(n + 1)
    field, energy = np.zeros((len(signal), n)), np.zeros(len(signal))
    inner = np.ones(n + 1)
    inner[0] = inner[-1] = 0
    for k in range(len(signal)):
        u = inner * (u + D.T @ p / (RHO * dx * fs))
        u = u + np.r_[-p[0] / (RHO * C * zeta[0]), np.zeros(n - 1), p[-1] / (RHO * C * zeta[1])]
        p = p - RHO * C * C / (fs * dx) * (D @ u) + signal[k] * e
        field[k] = p
        energy[k] = 0.5 * dx * (p @ p / (RHO * C**2) + RHO * u @ u)
    return field[:, rec], energy, field[-1]
