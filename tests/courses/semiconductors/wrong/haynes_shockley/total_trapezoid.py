# the total is a trapezoidal sum over the cells: the first and the last one count half
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    p = np.zeros((len(p0), steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    for k in range(steps):
        e = np.append(p[:, k], 0)
        f = np.append(0, v * (e[:-1] if v >= 0 else e[1:]) - D * np.diff(e) / dx)
        J[k] = f[-1] * Q
        p[:, k + 1] = p[:, k] - dt * (np.diff(f) / dx + p[:, k] / tau)
    total = dx * np.sum((p[1:] + p[:-1]) / 2, axis=0)
    return p, J, total
