# each step starts again from p0 instead of from the densities of the step before
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    p = np.zeros((len(p0), steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    e = np.append(p0, 0)
    for k in range(steps):
        up = e[:-1] if v >= 0 else e[1:]
        F = np.append(0, v * up - D * np.diff(e) / dx)
        J[k] = Q * F[-1]
        p[:, k + 1] = p0 - dt * (np.diff(F) / dx + p0 / tau)
    return p, J, p.sum(axis=0) * dx
