# J is computed from the densities after the step instead of those at its beginning
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T

    def flows(c):
        e = np.append(c, 0)
        up = e[:-1] if v >= 0 else e[1:]
        return np.append(0, v * up - D * np.diff(e) / dx)

    p = np.zeros((len(p0), steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    for k in range(steps):
        p[:, k + 1] = p[:, k] - dt * (np.diff(flows(p[:, k])) / dx + p[:, k] / tau)
        J[k] = Q * flows(p[:, k + 1])[-1]
    return p, J, p.sum(axis=0) * dx
