# the total is the sum of the densities without the cell width
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    p = np.zeros((len(p0), steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    total = np.zeros(steps + 1)
    total[0] = np.sum(p0)
    for k in range(steps):
        e = np.append(p[:, k], 0)
        f = np.append(0, v * (e[:-1] if v >= 0 else e[1:]) - D * np.diff(e) / dx)
        J[k] = f[-1] * Q
        p[:, k + 1] = p[:, k] - dt * (np.diff(f) / dx + p[:, k] / tau)
        total[k + 1] = np.sum(p[:, k + 1])
    return p, J, total
