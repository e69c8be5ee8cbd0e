# the energy is not multiplied by the cell width dx
def fdtd_tube(signal, n, src, rec, length, fs, zeta):
    dx = length / n
    dt = 1 / fs
    p = np.zeros(n)
    u = np.zeros(n + 1)
    rows = []
    for s in signal:
        u[1:-1] -= dt * np.diff(p) / (RHO * dx)
        u[0] = -p[0] / (RHO * C * zeta[0])
        u[-1] = +p[-1] / (RHO * C * zeta[1])
        p -= RHO * C**2 * dt * np.diff(u) / dx
        p[src] += s
        e_pot = np.sum(p**2) / (2 * RHO * C**2)
        e_kin = RHO * np.sum(u**2) / 2
        rows.append((p[rec], e_pot + e_kin))
    rows = np.array(rows)
    return rows[:, 0], rows[:, 1], p
